/** Errors of the API, by their `msg` (specification 8). */
export const error = {
  UNAUTHENTICATED:
    'Falsche E-Mail-Adresse oder falsches Passwort. Bitte geben Sie die richtigen Zugangsdaten ein.',
  TOKEN_NOT_VALID: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  KEY_EXPIRED: 'Dieser Link ist abgelaufen.',
  FORBIDDEN: 'Dazu fehlt Ihnen die Berechtigung.',
  INCOMPLETE: 'Nicht veröffentlicht: Es fehlen noch Angaben.',
  NOT_FOUND: 'Nicht gefunden. Vielleicht wurde der Datensatz inzwischen gelöscht.',
  INVALID: 'Bitte prüfen Sie die markierten Felder.',
  CONFLICT:
    'Jemand anderes hat diesen Datensatz inzwischen geändert. Ihre Eingaben sind noch da: Laden Sie den Datensatz neu und tragen Sie sie erneut ein.',
  IN_USE: 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden.',
  RATE_LIMITED:
    'Zu viele Versuche. Bitte warten Sie %{minutes} Min. und versuchen Sie es dann erneut.',
  TOO_MUCH_FEEDBACK:
    'Mehr als %{limit} Rückmeldungen in einer Stunde sind nicht möglich. In %{smart_count} Minute geht es weiter. |||| Mehr als %{limit} Rückmeldungen in einer Stunde sind nicht möglich. In %{smart_count} Minuten geht es weiter.',
  INTERNAL: 'Etwas ist schiefgelaufen.',
  TOO_COMPLEX: 'Diese Anfrage verlangt zu viel auf einmal.',
  TOO_MANY_REQUESTS:
    'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie %{seconds} s und versuchen Sie es dann erneut.',
  UNAVAILABLE: 'Der Server ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  BUSY: 'Der Server ist gerade überlastet. Bitte versuchen Sie es gleich noch einmal.',
  TIMEOUT: 'Das hat zu lange gedauert und wurde abgebrochen.',
  NETWORK: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  STILL_USED:
    '„%{name}“ wird noch %{smart_count}-mal verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch %{smart_count}-mal verwendet und kann nicht gelöscht werden.',
  TAG_IN_USE:
    '„%{name}“ wird noch von %{smart_count} Variation oder Menüpunkt verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch von %{smart_count} Variationen und Menüpunkten verwendet und kann nicht gelöscht werden.',
  JOB_RUNNING: 'Diese Aufgabe läuft gerade schon.',
  TOO_MANY_JOBS:
    'Es laufen oder warten schon %{limit} Aufgaben von Ihnen. Bitte warten Sie, bis eine fertig ist.',
  EXPORT_TOO_LARGE:
    'Für Excel sind das zu viele Zeilen. Bitte filtern Sie weiter, oder wählen Sie CSV.',
  ATTRIBUTE_IN_USE:
    '„%{name}“ wird noch von %{smart_count} Gruppe oder Produkt verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch von %{smart_count} Gruppen und Produkten verwendet und kann nicht gelöscht werden.',
  ATTRIBUTE_VALUE_IN_USE:
    'Ein Attributwert, der in einem Produkt verwendet wird, kann nicht gelöscht werden: „%{name}“ (%{smart_count} Produkt). |||| Ein Attributwert, der in einem Produkt verwendet wird, kann nicht gelöscht werden: „%{name}“ (%{smart_count} Produkte).',
  ATTRIBUTE_GROUP_IN_USE:
    '„%{name}“ wird noch von %{smart_count} Familie oder Produkt verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch von %{smart_count} Familien und Produkten verwendet und kann nicht gelöscht werden.',
  ATTRIBUTE_FAMILY_IN_USE:
    '„%{name}“ wird noch von %{smart_count} Hauptprodukt verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch von %{smart_count} Hauptprodukten verwendet und kann nicht gelöscht werden.',
  FAMILY_LOSES_VALUES:
    '%{smart_count} Produkt würde Werte verlieren. Bitte prüfen Sie die Auswirkungen erneut. |||| %{smart_count} Produkte würden Werte verlieren. Bitte prüfen Sie die Auswirkungen erneut.',
  TOO_MANY_COMBINATIONS:
    'Diese Werte ergeben %{smart_count} Kombinationen. Höchstens %{limit} sind auf einmal möglich: Bitte wählen Sie weniger Werte.',
  PRODUCT_INCLUDED:
    'Die Produktgruppe „%{name}“ kann nicht gelöscht werden: %{smart_count} Variation ist bei Händlern im Sortiment. |||| Die Produktgruppe „%{name}“ kann nicht gelöscht werden: %{smart_count} Variationen sind bei Händlern im Sortiment.',
  VARIATION_INCLUDED:
    '„%{name}“ kann nicht gelöscht werden: %{smart_count} Händler hat die Variation im Sortiment. |||| „%{name}“ kann nicht gelöscht werden: %{smart_count} Händler haben die Variation im Sortiment.',
  PRODUCT_OPTION_IN_USE:
    '%{name}: %{smart_count} Variation ist damit gebildet. Löschen Sie diese zuerst, oder ändern Sie ihre Kombination. |||| %{name}: %{smart_count} Variationen sind damit gebildet. Löschen Sie diese zuerst, oder ändern Sie ihre Kombinationen.',
  PRODUCT_TYPE_IN_USE:
    'Der Typ von „%{name}“ steht fest, solange es %{smart_count} Variation gibt. |||| Der Typ von „%{name}“ steht fest, solange es %{smart_count} Variationen gibt.',
  SERVICE_IN_USE:
    '„%{name}“ wird noch von %{smart_count} Variation verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch von %{smart_count} Variationen verwendet und kann nicht gelöscht werden.',
  SERVICE_GROUP_IN_USE:
    '„%{name}“ wird noch von %{smart_count} Service oder Variation verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch von %{smart_count} Services und Variationen verwendet und kann nicht gelöscht werden.',
  OPTION_MERGE_SAME:
    'Nicht ersetzt: Bei %{names} gäbe es dann zwei Variationen mit derselben Kombination.',
  ORDER_CHANGED:
    'Jemand anderes hat die Werte inzwischen geändert. Die Liste wird neu geladen, bitte verschieben Sie erneut.',
  CATEGORY_IN_USE:
    '„%{name}“ wird noch verwendet und kann nicht gelöscht werden. Unterkategorien: %{children}, Produkte: %{products}.',
  IMAGE_TOO_LARGE: '%{name}: Bilder dürfen höchstens 1 MB groß sein.',
  IMAGE_TYPE: '%{name} ist weder PNG noch JPEG.',
  IMAGE_DAMAGED: '%{name} ist beschädigt oder nicht vollständig.',
  IMAGE_PIXELS: '%{name} hat zu viele Bildpunkte: höchstens %{limit} Millionen sind möglich.',
  IMAGE_ADDRESS: 'Nur Bilder dieses Marktplatzes können analysiert werden, nicht „%{address}“.',
  PICTURE_IN_USE:
    '„%{name}“ wird noch %{smart_count}-mal gezeigt und kann nicht gelöscht werden. |||| „%{name}“ wird noch %{smart_count}-mal gezeigt und kann nicht gelöscht werden.',
  BANNER_INCOMPLETE: '„%{name}“ fehlen Bilder oder deren Alternativtexte.',
  DISCOUNT_IN_USE:
    '„%{name}“ wurde schon in %{smart_count} Bestellung verwendet und kann nur deaktiviert werden. |||| „%{name}“ wurde schon in %{smart_count} Bestellungen verwendet und kann nur deaktiviert werden.',
  IMAGE_GONE: 'Ein Bild ist nicht mehr da. Bitte laden Sie die Seite neu.',
  AI_TIMEOUT:
    'Der KI-Dienst hat nach %{seconds} s noch nicht geantwortet. Es wurde nichts geändert.',
  PAYPAL_NOT_OFFERED: 'PayPal wird hier nicht angeboten.',
  PAYPAL_UNREACHABLE: 'PayPal ist nicht erreichbar. Es wurde nichts geändert.',
  PAYPAL_REFUSED: 'PayPal hat die Verbindung abgelehnt. Es wurde nichts geändert.',
  PAYPAL_NONSENSE: 'PayPal hat unverständlich geantwortet. Es wurde nichts geändert.',
  AI_UNREACHABLE: 'Der KI-Dienst ist nicht erreichbar. Es wurde nichts geändert.',
  AI_KEY:
    'Der KI-Dienst lehnt den Zugang ab: Bitte prüfen Sie AI_API_KEY. Es wurde nichts geändert.',
  AI_BUSY: 'Der KI-Dienst ist überlastet oder das Kontingent erschöpft. Es wurde nichts geändert.',
  AI_FAILED: 'Der KI-Dienst hat mit Fehler %{status} geantwortet. Es wurde nichts geändert.',
  AI_NONSENSE:
    'Die Antwort des KI-Dienstes ist nicht brauchbar und wurde verworfen. Es wurde nichts geändert.',
  FILE_TOO_LARGE: '%{name}: PDF-Dateien dürfen höchstens 5 MB groß sein.',
  FILE_TYPE: '%{name} ist kein PDF.',
  FILE_DAMAGED: '%{name} ist beschädigt oder nicht vollständig.',
  NO_FILE: 'Es wurde keine Datei im Feld „file“ übertragen.',
  TOO_MANY_FILES: 'Auf einmal können höchstens %{limit} Dateien übertragen werden.',
  UPLOAD_TOO_LARGE: 'Auf einmal können höchstens %{limit} MB übertragen werden.',
  UPLOAD_TYPE: 'Dateien werden als multipart/form-data übertragen.',
  UPLOAD_BROKEN: 'Die Übertragung brach ab oder war unlesbar.',
  TOO_MANY_IMAGES: 'Ein Produkt kann höchstens %{smart_count} Bilder haben.',
  TOO_MANY_UPLOADS:
    'Es sind schon zu viele Bilder hochgeladen, die noch kein Produkt zeigt. Bitte speichern Sie diese zuerst.',
  IMPORT_HEADINGS:
    'In der Datei ist kein Blatt, dessen erste Zeile die Überschrift „Artikelnummer“ hat.',
  IMPORT_SHEET:
    'Dem Blatt „%{name}“ fehlt in der ersten Zeile die Überschrift „Artikelnummer“; es wurde nicht gelesen.',
  MENU_REASSIGNING: 'Die Produkte werden gerade schon neu zugeordnet.',
  LONG_ATTRIBUTE_VALUE: 'Ein Wert ist zu lang: höchstens 255 Zeichen sind möglich.',
  IMPORT_RUNNING: 'Es läuft schon ein Import. Bitte warten Sie, bis er fertig ist.',
  IMPORT_NOT_STAGED:
    'Dieser Import lässt sich nicht (mehr) ausführen. Bitte laden Sie die Datei erneut hoch.',
  WORKBOOK_TYPE: 'Das ist keine Excel-Arbeitsmappe. Bitte wählen Sie eine Datei im Format xlsx.',
  WORKBOOK_TOO_LARGE:
    'Die Datei ist zu groß: höchstens %{limit} MB sind möglich. Bitte teilen Sie sie auf.',
  WORKBOOK_UNPACKED:
    'Entpackt ist die Datei zu groß: höchstens %{limit} MB sind möglich. Bitte teilen Sie sie auf.',
  WORKBOOK_PARTS: 'Die Datei besteht aus mehr als %{limit} Teilen und wird deshalb nicht gelesen.',
  WORKBOOK_ROWS: 'Die Datei hat mehr als %{limit} Zeilen. Bitte teilen Sie sie auf.',
  WORKBOOK_COLUMNS: 'Die Datei hat mehr als %{limit} Spalten.',
  WORKBOOK_DAMAGED:
    'Die Datei ist beschädigt oder unvollständig. Bitte öffnen Sie sie in Excel und speichern Sie sie neu.',
  WORKBOOK_MACROS:
    'Die Datei enthält Makros. Bitte speichern Sie sie als Arbeitsmappe ohne Makros (xlsx).',
  WORKBOOK_ENCRYPTED:
    'Die Datei ist durch ein Kennwort geschützt. Bitte speichern Sie sie ohne Kennwort.',
  WORKBOOK_EMPTY: 'Die Datei enthält unter den Überschriften keine Zeilen.',
  WORKBOOK_MEMORY: 'Die Datei ist zu umfangreich, um sie zu lesen. Bitte teilen Sie sie auf.',
  WORKBOOK_TIME: 'Das Lesen der Datei hat zu lange gedauert. Bitte teilen Sie sie auf.',
  CELL_FORMULA:
    'Die Formel hat noch kein Ergebnis. Bitte öffnen und speichern Sie die Datei in Excel oder tragen Sie den Wert ein.',
  CELL_ERROR: 'Die Zelle zeigt einen Fehler statt eines Wertes.',
  CELL_TOO_LONG: 'Der Text der Zelle ist zu lang.',
};

/** Rules of contract/rules; `limit` is the number a rule names. */
export const rules = {
  required: 'Pflichtfeld',
  wrongType: 'Ungültiger Wert',
  minLength: 'Mindestens %{limit} Zeichen',
  maxLength: 'Höchstens %{limit} Zeichen',
  minValue: 'Mindestens %{limit}',
  maxValue: 'Höchstens %{limit}',
  wholeNumber: 'Bitte eine ganze Zahl eingeben',
  maxItems: 'Höchstens %{limit} Einträge',
  controlCharacters: 'Enthält unzulässige Steuerzeichen',
  slug: 'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, z. B. esstisch-fjord',
  sku: 'Eine Artikelnummer enthält keine Leerzeichen',
  price: 'Bitte einen Betrag ab 0 mit höchstens zwei Nachkommastellen eingeben, z. B. 1.299,00',
  priceTooLarge: 'Der Betrag ist zu groß',
  status: 'Bitte Entwurf oder Veröffentlicht wählen',
  id: 'Ungültige Kennung',
  email: 'Bitte eine gültige E-Mail-Adresse eingeben',
  phone: 'Bitte eine Telefonnummer eingeben, z. B. +49 89 123456',
  menuStatus: 'Nur „veröffentlicht“ und „unveröffentlicht“ sind möglich',
  menuLevel: 'Die Ebene eines Menüpunkts steht fest',
  menuParent: 'Der übergeordnete Menüpunkt muss genau eine Ebene höher liegen',
  menuColumnFull: 'Hier ist kein Platz mehr: höchstens %{limit} Menüpunkte',
  notOfThisLevel: 'Das gibt es auf dieser Ebene nicht',
  promoImage: 'Link und Werbetext brauchen ein Bild',
  brandTwice: 'Jeder Slug darf nur einmal vorkommen',
  sort: 'Nach dieser Spalte kann nicht sortiert werden',
  exportFormat: 'Bitte xlsx oder csv wählen',
  periodTooLong: 'Der Zeitraum ist zu lang: höchstens zehn Jahre',
  filter: 'Unbekannter Filterwert',
  tagType: 'Bitte eine Verwendung wählen',
  tagOtherType: 'Die Schlagwörter haben verschiedene Verwendungen',
  tagIntoItself: 'Bitte ein Schlagwort wählen, das bleibt',
  tagTypeInUse: 'Variationen tragen dieses Schlagwort, es bleibt daher bei Produkten',
  categoryIntoItself: 'Eine Kategorie kann nicht unter sich selbst liegen',
  categoryLevels: 'Höchstens vier Ebenen sind möglich',
  taken: 'Bereits vergeben',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  wrongPassword: 'Das Passwort ist falsch',
  imageAddress: 'Keine Adresse eines unserer Bilder',
  fileName: 'Kein Name eines gespeicherten Dokuments',
  imageFilename: 'Kein Name eines gespeicherten Bildes',
  imageTwice: 'Ein Bild steht zweimal in der Liste',
  oneMainImage: 'Nur eines kann das Hauptbild sein',
  unknown: 'Gibt es nicht oder nicht mehr',
  sentence: 'Ein Satz kann kein Attributwert sein: bitte kürzen',
  attributeType: 'Bitte einen Typ wählen',
  noUnit: 'Nur Zahlen haben eine Einheit',
  noOptions: 'Nur eine Auswahl hat Werte',
  attributeHasOptions: 'Das Attribut hat Werte: Löschen Sie diese zuerst',
  attributeTypeInUse: 'Produkte haben Werte, die dazu nicht passen',
  attributeMakesVariations: 'Variationen sind nach diesem Attribut unterschieden',
  attributeHasValues: 'Produkte sind schon mit diesem Attribut beschrieben',
  switchType: 'Bitte Farbe oder Bild wählen',
  colour: 'Bitte eine Farbe wie #2f5d50 angeben',
  link: 'Nur Webadressen wie https://www.beispiel.de sind möglich',
  optionImage: 'Bitte ein Bild hochladen',
  optionIntoItself: 'Bitte einen Wert wählen, der bleibt',
  optionOtherAttribute: 'Die Werte gehören zu verschiedenen Attributen',
  tooManyOptions: 'Ein Attribut kann höchstens %{limit} Werte haben',
  placeOfUse: 'Unbekannter Einsatzort',
  variationExists: 'Eine Variation mit dieser Kombination gibt es schon',
  valueTwice: 'Ein Attribut ist zweimal angegeben',
  decimal: 'Bitte eine Zahl eingeben, z. B. 12,5',
  decimalAmbiguous:
    'Bitte mit Nachkommastellen oder ohne Trennzeichen schreiben: 1,299 kann 1299 oder 1,299 heißen',
  noOption: 'Diesen Wert hat das Attribut nicht (mehr)',
  notEditable: 'Diese Angabe können Sie nicht ändern',
  notInFamily: 'Die Attributfamilie hat nicht mehr alle diese Felder',
  attributeTwice: 'Ein Attribut steht zweimal in der Gruppe',
  groupTwice: 'Eine Gruppe steht zweimal in der Familie',
  productType: 'Bitte einfach oder konfigurierbar wählen',
  attributeChosenTwice: 'Ein Attribut ist zweimal gewählt',
  optionRequired: 'Bitte zu jedem Attribut mindestens einen Wert wählen',
  attributesOutsideFamily:
    'Nicht alle Attribute gehören zur Attributfamilie: Wählen Sie eine andere Familie, ergänzen Sie dort die Attribute oder entfernen Sie sie hier.',
  notConfigurable: 'Nur Systemattribute bilden Variationen',
  noCombination: 'Ein einfaches Produkt hat keine Kombination',
  oneVariation: 'Ein einfaches Produkt hat genau eine Variation',
  combinationIncomplete: 'Bitte zu jedem Attribut einen Wert wählen',
  notOfProduct: 'Das Produkt gibt es nicht in dieser Kombination',
  mainCategory: 'Die Hauptkategorie ist eine der Kategorien oder eine Unterkategorie davon',
  percent: 'Bitte einen Prozentsatz mit höchstens zwei Nachkommastellen eingeben, z. B. 2,5',
  percentTooLarge: 'Erhöht wird um höchstens 1.000 %, gesenkt um höchstens 100 %',
  priceBelowZero: 'Der Preis wäre kleiner als 0',
  oneCategory: 'Bitte genau eine Kategorie wählen',
  tooManyCategories: 'Das Hauptprodukt wäre in mehr als 100 Kategorien',
  categoryRequired: 'Das Hauptprodukt wäre in keiner Kategorie mehr',
  mainCategoryStays:
    'Es ist die Hauptkategorie des Hauptprodukts: bitte zuerst eine andere dazu machen',
  makesVariations: 'Nach diesem Attribut unterscheiden sich Variationen',
  attributeNotInFamily: 'Die Attributfamilie des Produkts hat dieses Attribut nicht',
  requiredByFamily: 'Die Attributfamilie des Produkts verlangt diese Angabe',
  amount:
    'Bitte einen Betrag mit höchstens zwei Nachkommastellen eingeben, z. B. 49,00 oder -10,00',
  surchargeTwice: 'Ein Wert hat zwei Aufpreise',
  placeholder: 'Unbekannter Platzhalter in geschweiften Klammern',
  patternOutdated:
    'Das Schema der letzten Erzeugung nennt ein Attribut, das es hier nicht mehr gibt',
  tooManyCombinations: 'Mehr als %{limit} Kombinationen: bitte weniger Werte wählen',
  slugTaken: 'Diese Adresse (Slug) ist bereits vergeben',
  skuTaken: 'Diese Artikelnummer ist bereits vergeben',
  generatedName: 'Der Name wäre leer oder zu lang',
  generatedSlug: 'Die Adresse (Slug) wäre leer oder zu lang',
  generatedSku: 'Die Artikelnummer wäre leer oder zu lang, oder sie enthielte Leerzeichen',
  generatedTaken: 'Adresse, Artikelnummer oder Kombination wurde gerade vergeben',
  importSkuTwice:
    'Diese Artikelnummer steht noch einmal in der Datei: Blatt „%{sheet}“, Zeile %{row}',
  importSlugTwice:
    'Diese Adresse (Slug) steht noch einmal in der Datei: Blatt „%{sheet}“, Zeile %{row}',
  importHeldBack:
    'Eine andere Zeile dieses Produkts wurde abgelehnt: Blatt „%{sheet}“, Zeile %{row}',
  importOtherBrand: 'Diese Artikelnummer oder dieses Produkt gehört zur Marke „%{name}“',
  importOtherProduct: 'Diese Artikelnummer gehört zum Produkt „%{name}“',
  importOtherFamily: 'Das Produkt hat die Attributfamilie „%{name}“',
  importOtherRow:
    'Widerspricht einer anderen Zeile dieses Produkts: Blatt „%{sheet}“, Zeile %{row}',
  importUnknown: '„%{name}“ gibt es nicht',
  importUnknownSku:
    '„%{name}“ gibt es nicht. Ein neues Produkt braucht Produkt, Marke und Attributfamilie.',
  importAmbiguous: '„%{name}“ ist nicht eindeutig: Mehrere heißen so',
  importCombined: 'Geänderte Kombinationen gehören in eigene Spalten: „Kombination: Attribut“',
  importNoField: 'Die Attributfamilie hat kein solches Feld',
  importAmbiguousField:
    'Mehrere Felder heißen so: bitte „Gruppe: Attribut“ als Überschrift verwenden',
  importNoPicture: 'Das Bild „%{name}“ gibt es nicht: bitte zuerst in der Galerie hochladen',
  importCombinationTwice:
    'Dieselbe Kombination steht noch einmal in der Datei: Blatt „%{sheet}“, Zeile %{row}',
  importChanged: 'Das Produkt wurde gerade von jemand anderem geändert: bitte erneut versuchen',
  ofItsProduct: 'Ein Muster hat die Kombination seines Produkts',
  calendarDate: 'Kein gültiges Datum',
  time: 'Uhrzeit als 09:30 angeben',
  closesBeforeOpens: 'Das Ende einer Öffnungszeit liegt nicht nach ihrem Beginn',
  hoursOverlap: 'Die Öffnungszeiten eines Tages überschneiden sich',
  spansPerDay: 'Höchstens zwei Öffnungszeiten je Tag',
  bothDays: 'Ersten und letzten Tag angeben',
  endsBeforeStart: 'Das Ende liegt vor dem Beginn',
  placement: 'Unbekannter Platz',
  buttonWithoutLink: 'Die Schaltfläche braucht einen Link',
  neededToRun: 'Nötig, solange der Banner aktiviert ist oder werden soll',
  discountKind: 'Nur Prozent oder Euro sind möglich',
  discountCode: 'Der Rabattcode ist bereits vergeben',
  discountCodeForm: 'Nur Buchstaben ohne Umlaute, Ziffern und einzelne Binde- oder Unterstriche',
  codePattern: 'Buchstaben, Ziffern, Binde- oder Unterstriche und mindestens ein #',
  aboveZero: 'Der Wert muss größer als 0 sein',
  atMostHundred: 'Höchstens 100 %',
  discountUsed: 'Art und Wert stehen fest, weil der Code schon verwendet wurde',
  usedMoreOften: 'Der Code wurde schon öfter verwendet: mindestens %{limit}',
  tooFewCodes: 'So viele verschiedene Codes ergibt das Schema nicht',
  codesTaken: 'Nach diesem Schema sind nur noch %{limit} Codes frei',
  postcode: 'Bitte eine Postleitzahl mit fünf Ziffern eingeben',
  postcodePrefix: 'Bitte ein bis fünf Ziffern eingeben, z. B. 803',
  state: 'Bitte ein Bundesland wählen',
  region: 'Bitte Deutschland, Bundesland oder Postleitzahlen wählen',
  regionTwice: 'Ein Gebiet steht doppelt in der Liste',
  iban: 'Diese IBAN gibt es nicht: Die Prüfziffern passen nicht',
  sepa: 'Das Konto muss in einem Land des SEPA-Raums liegen',
  bic: 'Eine BIC hat 8 oder 11 Zeichen',
  paypalState: 'Diese Verbindung mit PayPal ist abgelaufen oder wurde schon benutzt',
  pickupReversed: 'Die Abholung endet, bevor sie beginnt',
  serviceTwice: 'Eine Leistung ist für ein Produkt doppelt gewählt',
};

export const texts = { error, rules };
