/** The shape that German messages give to another language: the same keys, any texts. */
export type Translated<German> = {
  [Key in keyof German]: German[Key] extends string ? string : Translated<German[Key]>;
};
