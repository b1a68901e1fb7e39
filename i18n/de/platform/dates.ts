/** Fields for days and times. */
export const dates = {
  day: 'TT.MM.JJJJ',
  moment: 'TT.MM.JJJJ, hh:mm',
  time: 'hh:mm',
  calendar: 'Kalender öffnen',
};

export const texts = { dates };
