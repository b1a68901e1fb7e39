import type { DemoService, DemoServiceGroup } from '#server/demo/types.ts';

const service = (name: string, duration: number, description: string): DemoService => ({
  name,
  duration,
  description,
});

export const serviceGroups: DemoServiceGroup[] = [
  {
    key: 'lieferung',
    name: 'Lieferung',
    services: [
      service(
        'Lieferung frei Bordsteinkante',
        20,
        'Zustellung bis zur Grundstücksgrenze durch eine Spedition.',
      ),
      service(
        'Lieferung in die Wohnung',
        45,
        'Zwei Personen tragen die Möbel bis an den gewünschten Platz.',
      ),
      service(
        'Abendlieferung',
        45,
        'Zustellung zwischen 18 und 21 Uhr mit telefonischer Ankündigung.',
      ),
      service(
        'Mitnahme des alten Möbels',
        30,
        'Wir nehmen das alte Möbel mit und entsorgen es fachgerecht.',
      ),
    ],
  },
  {
    key: 'montage',
    name: 'Montage',
    services: [
      service(
        'Aufbau kleiner Möbel',
        40,
        'Stühle, Beistelltische, Nachttische und Regale bis 120 cm.',
      ),
      service(
        'Aufbau eines Bettes',
        75,
        'Bett samt Lattenrost, ausgerichtet und auf festen Sitz geprüft.',
      ),
      service(
        'Aufbau eines Kleiderschranks',
        150,
        'Aufbau, Ausrichten der Türen und Sicherung an der Wand.',
      ),
      service('Wandmontage', 50, 'Regale, Spiegel und Garderoben, einschließlich passender Dübel.'),
      service(
        'Einbau einer Zimmertür',
        120,
        'Türblatt einhängen, Zarge setzen und Schloss einstellen.',
      ),
    ],
  },
  {
    key: 'aufmass',
    name: 'Aufmaß & Beratung',
    services: [
      service(
        'Aufmaß vor Ort',
        60,
        'Wir messen Räume, Nischen und Öffnungen und halten alles in einem Plan fest.',
      ),
      service(
        'Farb- und Stoffberatung',
        90,
        'Beratung zu Hause mit großen Mustern bei Tageslicht.',
      ),
      service(
        'Beratung per Video',
        30,
        'Ein kurzes Gespräch zu Maßen, Materialien und Lieferzeiten.',
      ),
    ],
  },
  {
    key: 'verlegung',
    name: 'Verlegung von Böden & Fliesen',
    services: [
      service(
        'Parkett schwimmend verlegen',
        480,
        'Verlegung von bis zu 25 m² einschließlich Trittschalldämmung.',
      ),
      service(
        'Parkett verkleben',
        600,
        'Vollflächige Verklebung auf geprüftem Untergrund bis 25 m².',
      ),
      service(
        'Fliesen verlegen',
        540,
        'Verlegen und Verfugen von bis zu 12 m² Boden- oder Wandfliesen.',
      ),
      service(
        'Sockelleisten montieren',
        120,
        'Zuschnitt und Befestigung von bis zu 20 laufenden Metern.',
      ),
    ],
  },
  {
    key: 'elektro',
    name: 'Elektro- & Wasseranschluss',
    services: [
      service(
        'Leuchte anschließen',
        35,
        'Montage und Anschluss einer Decken-, Pendel- oder Wandleuchte.',
      ),
      service(
        'Dimmer einbauen',
        45,
        'Austausch eines vorhandenen Schalters gegen einen passenden Dimmer.',
      ),
      service(
        'Waschtisch anschließen',
        90,
        'Montage von Becken und Armatur samt Dichtheitsprüfung.',
      ),
      service(
        'Badewanne anschließen',
        180,
        'Aufstellen, Anschluss an Zu- und Ablauf, Prüfung auf Dichtheit.',
      ),
    ],
  },
  {
    key: 'pflege',
    name: 'Pflege & Reparatur',
    services: [
      service(
        'Tischplatte nachölen',
        90,
        'Reinigen, leicht anschleifen und zweimal mit Naturöl behandeln.',
      ),
      service(
        'Polster reinigen',
        75,
        'Schonende Sprühextraktion, das Polster ist nach einem Tag trocken.',
      ),
      service(
        'Neu beziehen',
        240,
        'Abnehmen, Zuschneiden und Beziehen mit einem Stoff Ihrer Wahl.',
      ),
      service(
        'Scharniere und Auszüge einstellen',
        30,
        'Türen und Schubladen schließen wieder leise und fluchten.',
      ),
    ],
  },
];
