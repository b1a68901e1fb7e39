/** Regions of Germany; federal states have their abbreviations as keys. */
export const regions = {
  germany: 'Ganz Deutschland',
  postcode: 'PLZ %{prefix}…',
  wholePostcode: 'PLZ %{prefix}',
  placeholder: 'Bundesland oder Postleitzahl, z. B. 80',
  remove: '%{name} entfernen',
  states: {
    BW: 'Baden-Württemberg',
    BY: 'Bayern',
    BE: 'Berlin',
    BB: 'Brandenburg',
    HB: 'Bremen',
    HH: 'Hamburg',
    HE: 'Hessen',
    MV: 'Mecklenburg-Vorpommern',
    NI: 'Niedersachsen',
    NW: 'Nordrhein-Westfalen',
    RP: 'Rheinland-Pfalz',
    SL: 'Saarland',
    SN: 'Sachsen',
    ST: 'Sachsen-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thüringen',
  },
};

export const texts = { regions };
