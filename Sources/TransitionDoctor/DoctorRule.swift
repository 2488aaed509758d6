/// One kind of fault.
protocol DoctorRule: SendableMetatype {
  /// What the facts show now.
  static func symptoms(in history: TransitionHistory, at moment: DoctorMoment) -> [Symptom]
}
