/** The type of the other languages: the same keys as in German, with any texts. */
export type Translated<German> = {
  [Key in keyof German]: German[Key] extends string ? string : Translated<German[Key]>;
};
