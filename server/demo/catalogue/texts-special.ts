export interface FamilyTexts {
  /** Sentences that can follow any opening of the family. */
  more: string[];
  care: string[];
}

const mirror: FamilyTexts = {
  more: [
    'Das Glas ist bleifrei und an den Kanten fein geschliffen.',
    'Aufhängung, Dübel und eine Bohrschablone liegen bei.',
    'Eine Folie auf der Rückseite hält das Glas im Fall eines Bruchs zusammen.',
  ],
  care: ['Mit einem weichen Tuch und etwas Wasser reinigen, am Rand keine Nässe stehen lassen.'],
};

const pot: FamilyTexts = {
  more: [
    'Mehrere Größen lassen sich zu einer kleinen Gruppe zusammenstellen.',
    'Gleiter aus Filz schützen empfindliche Böden.',
    'Kleine Unregelmäßigkeiten der Oberfläche sind gewollt.',
  ],
  care: ['Mit Wasser und weicher Bürste reinigen; Kalkränder löst etwas Essig.'],
};

const shelf: FamilyTexts = {
  more: [
    'Jeder Boden trägt bis zu 25 kg.',
    'Beschläge für die sichere Befestigung an der Wand liegen bei.',
    'Die Abstände zwischen den Böden lassen sich frei wählen.',
    'Weitere Elemente derselben Serie schließen bündig an.',
  ],
  care: ['Staub mit einem weichen Tuch entfernen, Holz einmal im Jahr dünn nachölen.'],
};

/** Product kinds about which the sentences of their family would not be true. */
export const kindTexts: Record<string, Partial<FamilyTexts>> = {
  'Lounge-Sessel': {
    more: [
      'Die Sitzschale ist aus geformtem Sperrholz und mit Kaltschaum umpolstert.',
      'Alle Bezüge sind auf 30.000 Scheuertouren und mehr geprüft.',
      'Ein passender Hocker ist einzeln erhältlich.',
      'Unsichtbare Filzgleiter schonen Parkett und Dielen.',
    ],
  },
  Polsterhocker: {
    more: [
      'Der Schaumkern behält auch nach Jahren seine Form.',
      'Alle Bezüge sind auf 30.000 Scheuertouren und mehr geprüft.',
      'Eine Naht in der Mitte gibt dem Bezug einen feinen Akzent.',
    ],
    care: ['Mit der Polsterdüse absaugen; Flecken sofort mit einem feuchten Tuch abtupfen.'],
  },
  Beistelltisch: {
    more: [
      'Die Pulverbeschichtung ist stoßfest und unempfindlich gegen Feuchtigkeit.',
      'Die Tischplatte lässt sich abnehmen und als Tablett verwenden.',
      'Kunststoffgleiter verhindern Kratzer auf dem Boden.',
    ],
    care: ['Mit einem feuchten Tuch abwischen, keine scheuernden Mittel verwenden.'],
  },
  Boxspringbett: {
    more: [
      'Sieben Zonen stützen Schulter und Becken unterschiedlich.',
      'Der Bezug des Toppers ist abnehmbar und bei 60 Grad waschbar.',
      'Lieferung und Aufbau durch ein Team zu zweit können gleich mitbestellt werden.',
      'Alle Stoffe und Schäume sind auf Schadstoffe geprüft.',
    ],
    care: ['Topper alle drei Monate wenden, Polster mit der Polsterdüse absaugen.'],
  },
  Massivholzbett: {
    care: ['Staub mit einem weichen Tuch entfernen und einmal im Jahr dünn nachölen.'],
  },
  Sitzbank: {
    more: [
      'Die Sitzfläche ist leicht gerundet und an den Kanten von Hand gebrochen.',
      'Passende Sitzkissen mit Klettband sind als Zubehör erhältlich.',
      'Das Holz stammt aus nachhaltig bewirtschafteten Wäldern in Mitteleuropa.',
    ],
  },
  Zierkissen: {
    more: [
      'Die Hülle lässt sich dank verdecktem Reißverschluss leicht abnehmen.',
      'Die Farben sind lichtecht und auf Schadstoffe geprüft.',
      'Das Inlett mit Federn ist im Lieferumfang enthalten.',
    ],
    care: ['Hülle bei 30 Grad auf links waschen und liegend trocknen.'],
  },
  Wandspiegel: mirror,
  Badspiegel: mirror,
  Übertopf: pot,
  Pflanzkübel: pot,
  Bücherregal: shelf,
  Wandregal: shelf,
};
