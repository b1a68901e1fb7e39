interface Account {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
  language?: string | null;
}

/** Converts a partner's form values into the input; an account without any input is omitted. */
export const inputOfPartner =
  (fields: readonly string[]) =>
  (values: object): object => {
    const sent = Object.fromEntries(
      Object.entries(values).filter(([name]) => fields.includes(name)),
    );
    const { firstname, lastname, email, language } = (sent.account ?? {}) as Account;
    const isBegun = Boolean(firstname || lastname || email);
    return { ...sent, account: isBegun ? { firstname, lastname, email, language } : null };
  };
