import type { DemoManufacturer } from '#server/demo/types.ts';

export interface Maker extends DemoManufacturer {
  /** First part of every article number of this manufacturer. */
  prefix: string;
  country: string;
}

// All telephone numbers lie in the ranges reserved for fiction by the German regulator.
export const makers: Maker[] = [
  {
    key: 'holzwerk-lindau',
    companyName: 'Holzwerk Lindau GmbH',
    shortName: 'Holzwerk Lindau',
    prefix: 'HWL',
    country: 'Deutschland',
    email: 'vertrieb@holzwerk-lindau.example',
    phone: '+49 89 99998-114',
    street: 'Sägmühlweg 12',
    postCode: '80939',
    city: 'München',
    description:
      'Das Holzwerk Lindau fertigt seit drei Generationen Tische, Betten und Sideboards aus europäischem Massivholz. Eingeschnitten und getrocknet wird am Bodensee, Vertrieb und Ausstellung befinden sich in München. Jede Tischplatte wird von Hand ausgesucht, geschliffen und geölt; auf Wunsch entstehen Sondermaße in Schritten von zehn Zentimetern.',
  },
  {
    key: 'polsterei-ahrensmoor',
    companyName: 'Polsterei Ahrensmoor GmbH & Co. KG',
    shortName: 'Ahrensmoor',
    prefix: 'AHM',
    country: 'Deutschland',
    email: 'auftrag@ahrensmoor.example',
    phone: '+49 40 66969-230',
    street: 'Alte Tuchmacherei 4',
    postCode: '22761',
    city: 'Hamburg',
    description:
      'Ahrensmoor polstert Sofas, Sessel und Betten in einer ehemaligen Tuchmacherei im Hamburger Westen. Die Gestelle aus Buche werden verzapft und verleimt, die Bezüge im eigenen Haus zugeschnitten und genäht. Stoffmuster verlassen die Werkstatt innerhalb von zwei Werktagen.',
  },
  {
    key: 'lumenhof',
    companyName: 'Lumenhof Leuchtenbau GmbH',
    shortName: 'Lumenhof',
    prefix: 'LUM',
    country: 'Deutschland',
    email: 'service@lumenhof.example',
    phone: '+49 30 23125-417',
    street: 'Glasbläserhof 9',
    postCode: '12435',
    city: 'Berlin',
    description:
      'Lumenhof entwickelt Leuchten für Wohnräume und kleine Gaststätten: mundgeblasenes Glas, gedrückte Metallschirme und Textilkabel in vielen Farben. Sämtliche Leuchten lassen sich reparieren, Ersatzteile sind mindestens zehn Jahre lang erhältlich.',
  },
  {
    key: 'webhaus-elsterau',
    companyName: 'Webhaus Elsterau GmbH',
    shortName: 'Webhaus Elsterau',
    prefix: 'WEL',
    country: 'Portugal',
    email: 'kontakt@webhaus-elsterau.example',
    phone: '+49 69 90009-312',
    street: 'Am Webstuhl 21',
    postCode: '60314',
    city: 'Frankfurt am Main',
    description:
      'Teppiche, Kissen und Decken aus Schurwolle, Baumwolle und Leinen. Entworfen wird in Frankfurt, gewebt und getuftet in kleinen Familienbetrieben im Norden Portugals. Die Farben entstehen in Zusammenarbeit mit einer Färberei, die ihr Wasser vollständig aufbereitet.',
  },
  {
    key: 'tonhagen',
    companyName: 'Keramikwerk Tonhagen GmbH',
    shortName: 'Tonhagen',
    prefix: 'TON',
    country: 'Deutschland',
    email: 'info@tonhagen.example',
    phone: '+49 221 4710-655',
    street: 'Ziegelofenstraße 33',
    postCode: '50825',
    city: 'Köln',
    description:
      'Im Keramikwerk Tonhagen entstehen Fliesen, Vasen und Pflanzgefäße aus rheinischem Ton. Die Glasuren werden nach eigenen Rezepten angesetzt; kleine Farbunterschiede von Brand zu Brand sind gewollt und machen jede Fläche lebendig.',
  },
  {
    key: 'dielenwerk-forstau',
    companyName: 'Dielenwerk Forstau GmbH',
    shortName: 'Dielenwerk Forstau',
    prefix: 'DWF',
    country: 'Österreich',
    email: 'boden@dielenwerk-forstau.example',
    phone: '+49 89 99998-572',
    street: 'Hobelbankgasse 7',
    postCode: '81249',
    city: 'München',
    description:
      'Parkett und Landhausdielen in Eiche, Esche und Nussbaum. Das Dielenwerk trocknet sein Holz schonend über viele Wochen, bürstet und ölt jede Diele einzeln und berät Handwerksbetriebe bei Verlegung und Pflege. Die meisten Beläge eignen sich für Fußbodenheizung.',
  },
  {
    key: 'wiesenbrueck',
    companyName: 'Gartenhof Wiesenbrück GmbH',
    shortName: 'Wiesenbrück',
    prefix: 'WIB',
    country: 'Polen',
    email: 'bestellung@wiesenbrueck.example',
    phone: '+49 40 66969-788',
    street: 'Deichgrafenallee 58',
    postCode: '21035',
    city: 'Hamburg',
    description:
      'Möbel für Terrasse, Balkon und Garten, die auch im Winter draußen bleiben dürfen. Wiesenbrück verarbeitet Teak und Akazie aus kontrolliertem Anbau sowie pulverbeschichtetes Aluminium. Auflagen, Rollen und Beschläge gibt es einzeln nachzukaufen.',
  },
  {
    key: 'quellstein',
    companyName: 'Badmanufaktur Quellstein GmbH',
    shortName: 'Quellstein',
    prefix: 'QUE',
    country: 'Italien',
    email: 'planung@quellstein.example',
    phone: '+49 221 4710-209',
    street: 'Brunnenpfad 16',
    postCode: '51063',
    city: 'Köln',
    description:
      'Freistehende Wannen, Waschtische und Spiegel für Bäder mit Ruhe. Quellstein gießt seinen Mineralwerkstoff in Norditalien und baut die Unterschränke in Köln. Für Sanitärbetriebe stehen Maßblätter, Anschlusspläne und eine technische Beratung bereit.',
  },
  {
    key: 'eichenried',
    companyName: 'Türenbau Eichenried KG',
    shortName: 'Eichenried',
    prefix: 'EIR',
    country: 'Tschechien',
    email: 'aufmass@eichenried.example',
    phone: '+49 30 23125-086',
    street: 'Zargenweg 5',
    postCode: '13088',
    city: 'Berlin',
    description:
      'Zimmertüren, Schiebetüren und passende Zargen, lackiert oder furniert. Eichenried liefert in allen Normgrößen und fertigt Sondermaße für den Altbau. Ein Aufmaß vor Ort ist im Umkreis vieler großer Städte möglich.',
  },
  {
    key: 'daunental',
    companyName: 'Schlafwerk Daunental GmbH',
    shortName: 'Daunental',
    prefix: 'DAU',
    country: 'Deutschland',
    email: 'gutenacht@daunental.example',
    phone: '+49 69 90009-845',
    street: 'Federkielstraße 40',
    postCode: '65929',
    city: 'Frankfurt am Main',
    description:
      'Das Schlafwerk Daunental baut Polster- und Boxspringbetten in vielen Breiten. Kopfteile und Bettkästen werden von Hand bezogen, die Bezüge lassen sich bei den meisten Modellen abnehmen. Lieferung und Aufbau übernehmen zwei eigene Montageteams.',
  },
  {
    key: 'stahl-und-stuhl',
    companyName: 'Stahl & Stuhl Manufaktur OHG',
    shortName: 'Stahl & Stuhl',
    prefix: 'STS',
    country: 'Litauen',
    email: 'hallo@stahlundstuhl.example',
    phone: '+49 30 23125-733',
    street: 'Schweißerhof 2',
    postCode: '10247',
    city: 'Berlin',
    description:
      'Stühle, Barhocker und Schreibtische mit Gestellen aus gebogenem Stahlrohr. Die Manufaktur wurde von zwei Industriedesignerinnen gegründet, schweißt in Berlin und lässt Sitzschalen in Litauen pressen. Alle Modelle sind für den Objektbereich geprüft.',
  },
  {
    key: 'sommerlicht',
    companyName: 'Möbelatelier Sommerlicht GmbH',
    shortName: 'Sommerlicht',
    prefix: 'SOM',
    country: 'Dänemark',
    email: 'atelier@sommerlicht.example',
    phone: '+49 40 66969-051',
    street: 'Kontorhausgang 11',
    postCode: '20459',
    city: 'Hamburg',
    description:
      'Sommerlicht entwirft Schränke, Regale und kleine Wohnmöbel mit skandinavischer Leichtigkeit. Produziert wird in zwei Tischlereien in Jütland, lackiert mit wasserbasierten Farben. Viele Serien lassen sich über Jahre ergänzen.',
  },
];
