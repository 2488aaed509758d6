import Interlude

await Interlude.run(GalleryCatalogue.scenarios)
