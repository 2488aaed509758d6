import Interlude

Interlude.run(GalleryCatalogue.scenarios)
