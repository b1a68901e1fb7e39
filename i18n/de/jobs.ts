/** Work that goes on in the background, by the kinds the server knows. */
export const jobs = {
  title: 'Aufgaben im Hintergrund',
  kinds: {
    variations: {
      publish: 'Produkte veröffentlichen',
      setDraft: 'Produkte als Entwurf setzen',
      delete: 'Variationen löschen',
      export: 'Variationen exportieren',
      attachServices: 'Handwerkerservice zuordnen',
    },
    serviceGroups: { delete: 'Servicegruppen löschen' },
    services: { delete: 'Services löschen' },
    tags: {
      export: 'Schlagwörter exportieren',
      delete: 'Schlagwörter löschen',
    },
  },
  states: {
    waiting: 'Wartet',
    running: 'Läuft',
    done: 'Fertig',
    stopped: 'Angehalten',
    failed: 'Fehlgeschlagen',
  },
  progress: '%{done} von %{total}',
  progressOf: 'Fortschritt',
  left: '%{count} blieb unverändert |||| %{count} blieben unverändert',
  stop: 'Anhalten',
  retry: 'Erneut versuchen',
  download: 'Herunterladen',
  notDownloaded: 'Die Datei konnte nicht geladen werden.',
  hide: 'Ausblenden',
  report: {
    open: 'Bericht',
    title: 'Nicht alles konnte geändert werden',
    text: '%{done} von %{total} wurden geändert. Diese blieben, wie sie sind:',
    unnamed: 'Nr. %{id}',
    close: 'Schließen',
  },
};
