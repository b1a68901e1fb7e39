/** Texts of the pages and dialogs of variations that the list does not need. */
export const variationPages = {
  combination: {
    add: 'Variation hinzufügen',
    edit: 'Kombination ändern',
    row: 'Attribut %{place}',
    attribute: 'Attribut',
    option: 'Wert',
    addRow: 'Attribut hinzufügen',
    removeRow: '„%{name}“ entfernen',
    next: 'Weiter',
    take: 'Übernehmen',
  },
  duplicate: {
    noneFree: 'Das Hauptprodukt hat schon jede Kombination. Ergänzen Sie dort zuerst einen Wert.',
    done: 'Die Kopie wurde als Entwurf angelegt.',
  },
  properties: { title: 'Eigenschaften: %{name}' },
  family: {
    changed:
      'Die Attributfamilie hat inzwischen andere Felder. Was Sie eingegeben haben, bleibt erhalten.',
    reload: 'Felder neu laden',
    notLoaded: 'Die Felder des Produkts konnten nicht geladen werden.',
  },
  neighbours: {
    previous: 'Vorherige in der Liste: %{name}',
    next: 'Nächste in der Liste: %{name}',
    first: 'Dies ist die erste Variation der Liste.',
    last: 'Dies ist die letzte Variation der Liste.',
    elsewhere: 'Zum Blättern öffnen Sie die Variation aus der Liste.',
  },
  linkSamples: {
    title: 'Muster verknüpfen: %{name}',
    subtitle: 'Die Musterbox enthält Muster der verknüpften Hauptprodukte.',
    linked: 'Verknüpft',
    notLinked: 'Nicht verknüpft',
    link: 'Verknüpfen',
    unlink: 'Lösen',
    linkedNow: 'Das Hauptprodukt wurde verknüpft.',
    unlinkedNow: 'Das Hauptprodukt ist nicht mehr verknüpft.',
    manyLinked:
      'Das Hauptprodukt wurde verknüpft. |||| Die Hauptprodukte von %{smart_count} Variationen sind verknüpft.',
    manyUnlinked:
      'Das Hauptprodukt ist nicht mehr verknüpft. |||| Die Hauptprodukte von %{smart_count} Variationen sind nicht mehr verknüpft.',
  },
};

export const texts = { variationPages };
