/** The shape another language must have: the same keys as German, any texts. */
export type Translated<German> = {
  [Key in keyof German]: German[Key] extends string ? string : Translated<German[Key]>;
};
