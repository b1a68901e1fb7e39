import type { FamilyTexts } from './texts-special.ts';
import { kindTexts } from './texts-special.ts';

const familyTexts: Record<string, FamilyTexts> = {
  polstermoebel: {
    more: [
      'Das Untergestell aus massiver Buche ist verzapft, verleimt und zusätzlich verschraubt.',
      'Kaltschaum und eine Auflage aus Federn sorgen für einen weichen Einstieg und eine spürbare Stütze.',
      'Alle Bezüge sind auf 30.000 Scheuertouren und mehr geprüft.',
      'Die Kissen lassen sich wenden, damit der Stoff gleichmäßig altert.',
      'Auf Wunsch nähen wir den Bezug auch aus einem Stoff Ihrer Wahl.',
      'Unsichtbare Filzgleiter schonen Parkett und Dielen.',
    ],
    care: [
      'Regelmäßig mit der Polsterdüse absaugen; Flecken sofort mit einem feuchten Tuch abtupfen.',
      'Bezüge chemisch reinigen lassen. Direkte Sonne vermeiden, damit die Farbe lange frisch bleibt.',
      'Lose Kissen einmal in der Woche aufschütteln und wenden.',
    ],
  },
  tische: {
    more: [
      'Das Holz stammt aus nachhaltig bewirtschafteten Wäldern in Mitteleuropa.',
      'Kleine Äste und Farbunterschiede sind gewollt und machen jede Platte zum Einzelstück.',
      'Die Oberfläche ist offenporig behandelt und lässt sich jederzeit nachölen.',
      'Verstellbare Gleiter gleichen unebene Böden aus.',
      'Sondermaße fertigen wir gegen einen kleinen Aufpreis.',
      'Kanten und Ecken sind von Hand gebrochen und fühlen sich angenehm weich an.',
    ],
    care: [
      'Mit einem nebelfeuchten Tuch abwischen und zweimal im Jahr dünn nachölen.',
      'Flüssigkeiten rasch aufnehmen, heiße Töpfe nur auf Untersetzern abstellen.',
      'Kratzer in Faserrichtung mit feinem Schleifvlies glätten und nachölen.',
    ],
  },
  stuehle: {
    more: [
      'Das Gestell ist für den täglichen Gebrauch in Gaststätten geprüft.',
      'Gleiter für harte und weiche Böden liegen bei.',
      'Sitz und Rückenlehne sind so geformt, dass auch lange Abende nicht ermüden.',
      'Ab vier Stück liefern wir in einem gemeinsamen Karton und sparen Verpackung.',
      'Verschleißteile gibt es auch nach vielen Jahren einzeln zu kaufen.',
    ],
    care: [
      'Mit einem trockenen oder leicht feuchten Tuch abwischen, keine Scheuermittel verwenden.',
      'Schrauben nach einem Jahr prüfen und bei Bedarf nachziehen.',
    ],
  },
  betten: {
    more: [
      'Lattenrost und Matratze sind nicht enthalten und können passend dazu bestellt werden.',
      'Ein Mittelsteg ab 160 cm Breite gibt dem Rost zusätzlichen Halt.',
      'Der Aufbau gelingt zu zweit in einer guten halben Stunde.',
      'Alle Lacke, Öle und Leime sind auf Schadstoffe geprüft.',
      'Unter dem Bett bleibt genug Platz für Saugroboter oder flache Kisten.',
    ],
    care: [
      'Staub mit einem weichen Tuch entfernen, Polster mit der Polsterdüse absaugen.',
      'Verbindungen nach den ersten Wochen prüfen und nachziehen.',
    ],
  },
  schraenke: {
    more: [
      'Schubladen und Türen schließen gedämpft und lassen sich ohne Werkzeug justieren.',
      'Die Rückwand ist sichtbar schön, sodass das Möbel auch frei im Raum stehen kann.',
      'Ein Wandhalter für den sicheren Stand liegt bei.',
      'Einlegeböden sind in kleinen Schritten höhenverstellbar.',
      'Mehrere Elemente lassen sich bündig nebeneinanderstellen.',
      'Die Innenseiten sind sauber furniert oder lackiert.',
    ],
    care: [
      'Mit einem weichen, leicht feuchten Tuch abwischen und trocken nachreiben.',
      'Aggressive Reiniger und stehende Nässe vermeiden.',
    ],
  },
  leuchten: {
    more: [
      'Das Kabel ist mit Baumwolle umflochten und lässt sich kürzen.',
      'Passende Leuchtmittel sind im Handel leicht erhältlich.',
      'Die Lackierung erfolgt in mehreren dünnen Schichten und ist kratzfest.',
      'Alle Teile sind geschraubt statt geklebt und können ersetzt werden.',
      'Am schönsten wirkt warmweißes Licht mit 2.700 Kelvin.',
    ],
    care: [
      'Vor dem Reinigen ausschalten und abkühlen lassen, dann mit einem trockenen Tuch abstauben.',
      'Metallflächen nur mit einem weichen Tuch polieren.',
    ],
  },
  teppiche: {
    more: [
      'Die Farben sind lichtecht und nach strengen Vorgaben auf Schadstoffe geprüft.',
      'Alle Kanten sind von Hand gekettelt.',
      'Abweichungen von ein bis zwei Prozent im Maß sind bei handgefertigter Ware üblich.',
      'Farblich abgestimmte Stücke aus derselben Serie ergänzen das Bild.',
      'Das Material gleicht Feuchtigkeit aus und verbessert so das Raumklima.',
    ],
    care: [
      'Regelmäßig absaugen, am Anfang lösen sich noch einzelne Fasern.',
      'Flecken mit lauwarmem Wasser abtupfen, nicht reiben.',
      'Bei 30 Grad im Schonwaschgang waschen und liegend trocknen, sofern das Etikett es zulässt.',
    ],
  },
  bodenbelaege: {
    more: [
      'Die Elemente eignen sich zur schwimmenden und zur vollflächig verklebten Verlegung.',
      'Nut und Feder greifen so genau, dass Fugen kaum sichtbar sind.',
      'Für Warmwasser-Fußbodenheizungen ist der Belag freigegeben.',
      'Ein Paket reicht für rund zweieinhalb Quadratmeter.',
      'Passende Sockelleisten und Treppenkanten führen wir im selben Farbton.',
    ],
    care: [
      'Nebelfeucht wischen und einmal im Jahr mit Pflegeöl auffrischen.',
      'Die Raumluft bei 45 bis 60 Prozent Feuchte halten, damit das Holz ruhig bleibt.',
    ],
  },
  fliesen: {
    more: [
      'Leichte Farbunterschiede zwischen den Bränden gehören zum Charakter der Serie.',
      'Wir empfehlen, aus mehreren Kartons gemischt zu verlegen.',
      'Passende Sockel und Schenkel sind auf Anfrage lieferbar.',
      'Die Oberfläche ist säurebeständig und nimmt keine Flecken an.',
      'Mit einer Fuge von zwei Millimetern wirkt die Fläche besonders ruhig.',
    ],
    care: [
      'Mit warmem Wasser und neutralem Reiniger wischen.',
      'Kalkränder mit verdünnter Zitronensäure lösen und gründlich nachspülen.',
    ],
  },
  gartenmoebel: {
    more: [
      'Alle Schrauben und Beschläge bestehen aus rostfreiem Stahl.',
      'Unbehandeltes Holz vergraut mit der Zeit; mit Pflegeöl bleibt der warme Ton erhalten.',
      'Eine passende Schutzhülle ist als Zubehör erhältlich.',
      'Das Material ist frostfest und kann ganzjährig draußen stehen.',
      'Zum Überwintern genügt ein trockener, luftiger Platz.',
    ],
    care: [
      'Im Frühjahr mit Wasser und weicher Bürste reinigen, keinen Hochdruckreiniger verwenden.',
      'Holzteile ein- bis zweimal im Jahr ölen.',
    ],
  },
  bad: {
    more: [
      'Die porenfreie Oberfläche nimmt weder Kalk noch Farbe an.',
      'Ein Maßblatt mit allen Anschlüssen liegt der Lieferung bei.',
      'Kleine Kratzer lassen sich auspolieren.',
      'Armaturen und Ablauf sind nicht enthalten.',
      'Für den Einbau empfehlen wir einen Fachbetrieb, den wir gern vermitteln.',
    ],
    care: [
      'Nach dem Gebrauch abspülen und mit einem weichen Tuch trocknen.',
      'Keine scheuernden oder chlorhaltigen Reiniger verwenden.',
    ],
  },
  tueren: {
    more: [
      'Zarge und Drückergarnitur sind in passender Ausführung erhältlich.',
      'Eine umlaufende Dichtung hält Zugluft und Geräusche zurück.',
      'Alle Normgrößen und viele Sondermaße sind lieferbar.',
      'Auf Wunsch nehmen wir vor Ort Maß und bauen die Tür ein.',
      'Das Türblatt ist 40 mm stark und verzugsarm aufgebaut.',
    ],
    care: [
      'Mit einem feuchten Tuch und etwas Seife abwischen.',
      'Bänder und Laufrollen einmal im Jahr mit einem Tropfen Öl versehen.',
    ],
  },
  accessoires: {
    more: [
      'Jedes Stück wird einzeln geprüft und in Papier statt Kunststoff verpackt.',
      'Kleine Unregelmäßigkeiten zeugen von der Fertigung von Hand.',
      'Zusammen mit anderen Stücken der Serie entsteht ein stimmiges Ensemble.',
      'Auch als Geschenk kommt das gute Stück gut an.',
      'Die Oberfläche fühlt sich angenehm samtig an.',
    ],
    care: [
      'Mit einem weichen, feuchten Tuch abwischen.',
      'Von Hand spülen beziehungsweise abstauben, nicht in die Spülmaschine geben.',
    ],
  },
};

export const closings = [
  'So entsteht ein Stück, das man gern weitergibt.',
  'Die Lieferung erfolgt frei Verwendungsstelle.',
  'Ein Entwurf, der Moden überdauert.',
  'Vom ersten Entwurf bis zum letzten Handgriff sorgfältig gemacht.',
  'Auf Wunsch übernehmen wir die Entsorgung der Verpackung.',
  'Gern beraten wir Sie zu Maßen, Farben und Kombinationen.',
  'Wer sich nicht sicher ist, bestellt zuerst ein Muster.',
  'Zurückhaltend im Ton, sorgfältig im Detail.',
];

/** The sentences that suit a product kind. */
export const textsOf = ({ noun, family }: { noun: string; family: string }): FamilyTexts => {
  const texts = { ...familyTexts[family], ...kindTexts[noun] };
  return { more: texts.more ?? [], care: texts.care ?? [] };
};
