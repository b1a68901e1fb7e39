/** The job list. */
export const jobList = {
  name: 'Aufgabe |||| Aufgaben',
  subtitle:
    'Was länger dauert und im Hintergrund weitergeht: wie weit es ist und was daraus wurde.',
  empty: 'Noch keine Aufgaben',
  emptyText: 'Was länger dauert, etwa ein Export, erscheint hier.',
  fields: {
    kind: 'Aufgabe',
    state: 'Status',
    progress: 'Fortschritt',
    createdAt: 'Begonnen',
    endedAt: 'Beendet',
    outcome: 'Aktionen',
  },
};

/** What a job or a bulk call left unchanged, and the record it belongs to. */
export const jobReport = {
  subjects: {
    'products/imports': 'Zum Import',
    'external-product-sources/networks': 'Zum Netzwerk',
  },
  open: 'Bericht',
  title: 'Nicht alles konnte geändert werden',
  text: '%{done} von %{total} wurde geändert. Diese blieben, wie sie sind: |||| %{done} von %{total} wurden geändert. Diese blieben, wie sie sind:',
  unnamed: 'Nr. %{id}',
  close: 'Schließen',
};

export const texts = { jobReport, resources: { jobs: jobList } };
