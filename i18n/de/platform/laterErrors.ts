/** API errors of screens that load all messages; the first list cannot meet them. */
export const laterErrors = {
  TOO_MANY_PASSKEYS: 'Höchstens %{limit} Passkeys sind möglich. Entfernen Sie zuerst einen.',
  WRONG_PASSKEY: 'Dieser Passkey ist hier nicht bekannt.',
  JOB_CRASHED:
    'Diese Aufgabe hat den Serverprozess dreimal beendet und wurde angehalten. Das Protokoll des Servers nennt den Grund.',
  STORE_UNAVAILABLE:
    'Der Speicher für Bilder und Dokumente ist gerade nicht erreichbar. Alles andere funktioniert; versuchen Sie es gleich noch einmal.',
  EMAIL_TAKEN: 'Ein anderes Konto hat diese E-Mail-Adresse inzwischen.',
  CONFIRM_IDENTITY: 'Ohne Bestätigung wurde nichts geändert.',
  ALREADY_UNDONE: 'Diese Änderung wurde schon rückgängig gemacht.',
  UNDO_TOO_EARLY:
    'Diese Änderung läuft noch. Halten Sie die Aufgabe zuerst an oder warten Sie, bis sie fertig ist.',
  UNDO_TOO_LATE: 'Sammeländerungen lassen sich 24 Stunden lang rückgängig machen. Diese ist älter.',
  SKU_TAKEN: 'Ein anderes Produkt hat diese Artikelnummer schon.',
  CHANGED_SINCE: 'Wurde seither geändert oder gelöscht und bleibt, wie es ist.',
  AFFILIATE_CATEGORY_OPEN: 'Für die Kategorie von „%{name}“ ist noch keine eigene gewählt.',
  AFFILIATE_PRODUCT_GONE: '„%{name}“ ist nicht mehr im Feed.',
  FEED_FAILED: 'Der Feed konnte nicht gelesen werden. Auf der Seite des Netzwerks steht, warum.',
  FEED_RUNNING: 'Der Feed wird schon gelesen.',
  FEED_PAUSED: 'Das Netzwerk pausiert. Aktivieren Sie es zuerst.',
  AFFILIATE_NETWORK_IN_USE:
    '„%{name}“ kann nicht gelöscht werden: %{smart_count} Style oder Abschnitt zeigt Produkte daraus. |||| „%{name}“ kann nicht gelöscht werden: %{smart_count} Styles oder Abschnitte zeigen Produkte daraus.',
  STYLE_GONE:
    'Dieser Style wurde inzwischen gelöscht oder ist nicht mehr für Sie freigegeben. Ihre Eingaben stehen noch hier.',
  STYLE_OF_OTHERS: '„%{name}“ gehört jemand anderem.',
  STYLE_INCOMPLETE: '„%{name}“ wurde nicht veröffentlicht: Es fehlen noch Angaben.',
  STYLE_CATEGORY_IN_USE:
    '„%{name}“ enthält noch %{smart_count} Style und kann nicht gelöscht werden. |||| „%{name}“ enthält noch %{smart_count} Styles und kann nicht gelöscht werden.',
  BANNER_INCOMPLETE: '„%{name}“ fehlen Bilder oder deren Alternativtexte.',
  BLOG_POST_INCOMPLETE: '„%{name}“ fehlt noch etwas zum Veröffentlichen. Öffnen Sie den Beitrag.',
  DISCOUNT_IN_USE:
    '„%{name}“ wurde schon in %{smart_count} Bestellung verwendet und kann nur deaktiviert werden. |||| „%{name}“ wurde schon in %{smart_count} Bestellungen verwendet und kann nur deaktiviert werden.',
  DELIVERY_TEMPLATE_IN_USE:
    '„%{name}“ wird noch von %{smart_count} Produkt verwendet und kann nicht gelöscht werden. |||| „%{name}“ wird noch von %{smart_count} Produkten verwendet und kann nicht gelöscht werden.',
  GENERAL_SETTING_NEEDED:
    '„%{name}“ gilt für alle übrigen Services und kann nicht gelöscht werden, solange es noch %{smart_count} weitere Einstellung gibt. |||| „%{name}“ gilt für alle übrigen Services und kann nicht gelöscht werden, solange es noch %{smart_count} weitere Einstellungen gibt.',
  NOT_INVITED: '%{name} hat die Einladung schon angenommen.',
  INVITED_JUST_NOW: 'An %{name} ging gerade erst eine Einladung. Warten Sie eine Minute.',
  CUSTOMER_OPEN_ORDER: 'Eine Bestellung dieses Kunden ist noch offen.',
  CUSTOMER_UNPAID: 'Eine Bestellung dieses Kunden ist noch nicht bezahlt.',
  CUSTOMER_OPEN_RETURN: 'Eine Rücksendung dieses Kunden ist noch offen.',
  CUSTOMER_OWED_BACK: 'Diesem Kunden steht noch eine Rückzahlung zu.',
  CUSTOMER_ANONYMISED: 'Der Kunde wurde anonymisiert und lässt sich nicht mehr bearbeiten.',
  PARTNER_ACTIVE: 'Sperren Sie den Partner zuerst. Danach lässt er sich anonymisieren.',
  PARTNER_OPEN_ORDER: 'Eine Bestellung dieses Partners ist noch offen.',
  PARTNER_OPEN_RETURN: 'Eine Rücksendung an diesen Partner ist noch offen.',
  PARTNER_OPEN_PAYOUT: 'Eine Auszahlung an diesen Partner ist noch offen.',
  PARTNER_BALANCE: 'Das Konto dieses Partners ist noch nicht ausgeglichen.',
  PARTNER_ANONYMISED: 'Der Partner wurde anonymisiert und lässt sich nicht mehr bearbeiten.',
  ORDER_NOT_YOURS: '„%{name}“ liefert ein anderer Partner; nur dieser setzt den Status.',
  ORDER_FINAL: '„%{name}“ ist abgeschlossen oder storniert. Das lässt sich nicht mehr ändern.',
  ORDER_STATE: '„%{name}“ lässt sich nicht in diesen Status setzen.',
  ORDER_EXISTS: 'Unter der Nummer „%{name}“ gibt es schon eine andere Bestellung.',
  ORDER_REFUSED: 'Die Bestellung ist so nicht möglich. Was nicht geht, steht im Angebot („quote“).',
  ORDER_TOTAL_CHANGED: 'Die Bestellung kostet jetzt %{total} € statt %{expected} €.',
  ORDER_UNDER_WAY:
    'Die Bestellung %{name} ist schon unterwegs oder erledigt und lässt sich nicht mehr ganz stornieren.',
  ORDER_NOT_PAID: 'Die Bestellung %{name} ist noch nicht bezahlt. Zu erstatten gibt es nichts.',
  REFUND_EXISTS:
    'Von hier aus wurde schon eine andere Erstattung eingetragen. Prüfen Sie den Verlauf der Bestellung.',
  PAYOUT_CHANGED:
    'Inzwischen steht Ihnen etwas anderes zu, oder das Konto ist ein anderes. Prüfen Sie die Beträge und fordern Sie die Auszahlung dann noch einmal an.',
  ACCOUNT_NUMBER_SEALED:
    'Die Kontonummer lässt sich nicht entschlüsseln, weil auf dem Server der Schlüssel dafür fehlt. Der Betreiber kann ihn wieder einsetzen; sonst gibt der Partner das Konto neu an.',
  VIEW_WITH_ACCOUNT_NUMBER: 'Eine Ansicht, die nach einer IBAN sucht, wird nicht gespeichert.',
  PAYOUT_NO_ACCOUNT: 'Sie haben noch kein Auszahlungskonto.',
  PAYOUT_NOTHING_DUE: 'Zurzeit steht Ihnen nichts zu.',
  PAYOUT_NOT_POSITIVE:
    'Die Erstattungen sind höher als das, was Ihnen zusteht. Der Rest wird vorgetragen.',
  MONTH_CLOSED: 'Der Monat ist schon abgeschlossen.',
  MONTH_ORDER: 'Schließen Sie zuerst den Monat davor ab.',
  MONTH_RUNNING: 'Der Monat läuft noch.',
  PAYOUT_STATE: 'Für diesen Schritt hat die Auszahlung %{name} den falschen Status.',
  PAYOUT_SECOND_APPROVAL: 'Die Auszahlung %{name} haben Sie schon freigegeben.',
  PAYOUT_FOUR_EYES: 'Die Auszahlung %{name} haben Sie selbst freigegeben.',
  PAYOUT_DAY: 'Die Auszahlung %{name} wurde erst nach diesem Tag angefordert.',
  PAYMENT_EXISTS: 'Unter der Zahlungsnummer „%{name}“ ist schon eine andere Zahlung verbucht.',
  PAYMENT_REVERSED: 'Diese Zahlung der Bestellung %{name} wurde schon zurückgenommen.',
  REFUND_CANCELLED: '„%{name}“ ist storniert und schon gutgeschrieben.',
  REFUND_CHANGED:
    'An der Bestellung hat sich etwas geändert. Prüfen Sie die Erstattung noch einmal.',
  RETURN_NOT_DELIVERED:
    '„%{name}“ ist noch nicht versandt oder abgeschlossen und lässt sich nicht zurückschicken.',
  RETURN_STATE:
    'Die Rücksendung von „%{name}“ wurde inzwischen weiter bearbeitet. Prüfen Sie die Bestellung.',
  RETURN_EXISTS: 'Unter der Nummer „%{name}“ gibt es schon eine andere Rücksendung.',
  REPAYMENT_WITHDRAWN: 'Die Rückzahlung zur Bestellung %{name} ist hinfällig.',
  REPAYMENT_DAY: 'Die Rückzahlung zur Bestellung %{name} ist erst nach diesem Tag entstanden.',
  AI_TIMEOUT:
    'Der KI-Dienst hat nach %{seconds} s noch nicht geantwortet. Es wurde nichts geändert.',
  PAYPAL_NOT_OFFERED: 'PayPal wird hier nicht angeboten.',
  PAYPAL_UNREACHABLE: 'PayPal ist nicht erreichbar. Es wurde nichts geändert.',
  PAYPAL_REFUSED: 'PayPal hat die Verbindung abgelehnt. Es wurde nichts geändert.',
  PAYPAL_NONSENSE: 'Die Antwort von PayPal war nicht lesbar. Es wurde nichts geändert.',
  AI_UNREACHABLE: 'Der KI-Dienst ist nicht erreichbar. Es wurde nichts geändert.',
  AI_KEY: 'Der KI-Dienst lehnt den Zugang ab: Prüfen Sie AI_API_KEY. Es wurde nichts geändert.',
  AI_BUSY: 'Der KI-Dienst ist überlastet oder das Kontingent erschöpft. Es wurde nichts geändert.',
  AI_FAILED: 'Der KI-Dienst hat mit Fehler %{status} geantwortet. Es wurde nichts geändert.',
  AI_NONSENSE:
    'Die Antwort des KI-Dienstes ist nicht brauchbar und wurde verworfen. Es wurde nichts geändert.',
  PREVIEW_EMPTY: 'Das Produkt hat noch keine Variante, die ein Shop zeigen könnte.',
  PREVIEW_ENDED: 'Die Vorschau ist abgelaufen. Öffnen Sie sie erneut.',
  PREVIEW_OTHER_SHOP: 'Die Vorschau gehört zu einem anderen Shop.',
  PREVIEW_NOT_VALID: 'Der Link der Vorschau ist nicht gültig.',
  START_OVER:
    'Der Cursor ist älter als %{days} Tage, gehört einem anderen Shop oder ist beschädigt, oder die Auswahl des Shops hat sich geändert. Lesen Sie alles neu.',
  MENU_REASSIGNING: 'Die Produkte werden gerade schon neu zugeordnet.',
  WORKBOOK_PARTS: 'Die Datei besteht aus mehr als %{limit} Teilen und wird deshalb nicht gelesen.',
  WORKBOOK_ROWS: 'Die Datei hat mehr als %{limit} Zeilen. Teilen Sie sie auf.',
  WORKBOOK_COLUMNS: 'Die Datei hat mehr als %{limit} Spalten.',
  WORKBOOK_DAMAGED:
    'Die Datei ist beschädigt oder unvollständig. Öffnen Sie sie in Excel und speichern Sie sie neu.',
  WORKBOOK_MACROS:
    'Die Datei enthält Makros. Speichern Sie sie als Arbeitsmappe ohne Makros (xlsx).',
  WORKBOOK_ENCRYPTED:
    'Die Datei ist durch ein Passwort geschützt. Speichern Sie sie ohne Passwort.',
  WORKBOOK_EMPTY: 'Die Datei enthält unter den Überschriften keine Zeilen.',
  WORKBOOK_MEMORY: 'Die Datei ist zu umfangreich, um sie zu lesen. Teilen Sie sie auf.',
  WORKBOOK_TIME: 'Das Lesen der Datei hat zu lange gedauert. Teilen Sie sie auf.',
  CELL_FORMULA:
    'Die Formel hat noch kein Ergebnis. Öffnen und speichern Sie die Datei in Excel oder tragen Sie den Wert ein.',
  CELL_ERROR: 'Die Zelle zeigt einen Fehler statt eines Wertes.',
  CELL_TOO_LONG: 'Der Text der Zelle ist zu lang.',
  CELL_NO_TEXT_date:
    'Die Zelle enthält ein Datum oder eine Uhrzeit. Formatieren Sie sie als Text und geben Sie den Wert neu ein.',
  CELL_NO_TEXT_boolean:
    'Die Zelle enthält WAHR oder FALSCH. Formatieren Sie sie als Text und geben Sie den Wert neu ein.',
  REQUEST_TO_ONESELF: 'Sie können sich nicht selbst anfragen.',
  REQUEST_BETWEEN_MANUFACTURERS: 'Hersteller können sich nicht miteinander verbinden.',
  PROFILE_NOT_VISIBLE:
    'Ihr Profil ist noch nicht sichtbar. Vervollständigen Sie es, bevor Sie sich mit anderen verbinden.',
  PARTNER_NOT_VISIBLE: 'Dieser Partner ist zurzeit nicht erreichbar.',
  ALREADY_CONNECTED: 'Sie sind bereits verbunden.',
  REQUEST_OPEN: 'Ihre Anfrage wartet bereits auf eine Antwort.',
  REQUEST_ANSWERED: 'Diese Anfrage ist bereits beantwortet.',
  NOT_CONNECTED: 'Sie sind nicht verbunden.',
  SENT_LATELY:
    'In %{smart_count} Stunde können Sie erneut senden. |||| In %{smart_count} Stunden können Sie erneut senden.',
  DENIED_LATELY:
    'Die Anfrage wurde abgelehnt. In %{smart_count} Tag können Sie erneut anfragen. |||| Die Anfrage wurde abgelehnt. In %{smart_count} Tagen können Sie erneut anfragen.',
  ALREADY_INVITED:
    'Die Einladung konnte nicht gesendet werden: Dieses Konto gibt es bereits, oder es ist schon eingeladen.',
  TOO_MANY_INVITATIONS:
    'Sie können %{limit} Einladungen am Tag senden. Versuchen Sie es morgen wieder.',
};

export const texts = { error: laterErrors };
