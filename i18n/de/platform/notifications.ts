/** Notifications, and the settings for sending them by mail. */
export const notifications = {
  title: 'Benachrichtigungen',
  mailText: 'Alle Nachrichten stehen unter der Glocke. Diese kommen zusätzlich als E-Mail:',
  saved: 'Die Benachrichtigungen wurden gespeichert.',
  failed: 'Die Nachrichten konnten nicht geladen werden.',
  more: 'Ältere laden',
  open: 'Ansehen',
  session: 'Diese Sitzung',
  notification: 'Benachrichtigung',
  mailsFailed: 'Die Auswahl konnte nicht geladen werden.',
  topics: {
    account: 'Konto und Profil',
    requests: 'Anfragen und Antworten',
    orders: 'Bestellungen',
    payouts: 'Auszahlungen',
    products: 'Produkte und Preise',
    news: 'Neuigkeiten von Herstellern',
  },
  kinds: {
    partnerVerified: 'Ihr Konto ist freigeschaltet.',
    partnerSuspended: 'Ihr Konto ist gesperrt: %{reason}',
    partnerReactivated: 'Ihr Konto ist wieder aktiv.',
    profileVisible: 'Ihr Profil ist vollständig und jetzt für andere sichtbar.',
    newsPublished: '%{company}: %{title}',
    orderReceived: 'Neue Bestellung %{number}',
    orderPaid: 'Die Bestellung %{number} ist bezahlt.',
    orderCancelled: 'Aus der Bestellung %{number} wurde etwas storniert.',
    returnAnnounced: 'Rücksendung zur Bestellung %{number}: %{quantity} × %{product}',
    returnRejected: 'Die Rücksendung von „%{product}“, Bestellung %{number}, wurde abgelehnt.',
    returnWithdrawn: 'Die Rücksendung von „%{product}“, Bestellung %{number}, entfällt.',
    payoutRequested: '%{company} hat die Auszahlung %{number} über %{net} angefordert.',
    payoutApproved: 'Die Auszahlung %{number} ist freigegeben.',
    payoutPaid: 'Die Auszahlung %{number} über %{net} ist überwiesen.',
    payoutRejected: 'Die Auszahlung %{number} wurde abgelehnt: %{reason}',
    monthClosed: 'Ihr Kontoauszug für %{month} ist fertig.',
    refundRecorded:
      'Zur Bestellung %{number} wurden %{amount} erstattet. Auf Ihrem Konto sind das %{net}.',
    connectionRequested: '%{company} möchte sich mit Ihnen verbinden.',
    connectionAccepted: '%{company} hat Ihre Anfrage angenommen. Sie sind jetzt verbunden.',
    connectionDenied: '%{company} hat Ihre Anfrage abgelehnt.',
    connectionDeniedBecause: '%{company} hat Ihre Anfrage abgelehnt: %{answer}',
    connectionEnded: '%{company} hat die Verbindung mit Ihnen beendet.',
    invitationAccepted: '%{company} hat Ihre Einladung angenommen. Sie sind jetzt verbunden.',
    connectedByInvitation: 'Sie sind mit %{company} verbunden. Von dort kam Ihre Einladung.',
    blogPostWithdrawn: 'Ihr Blogbeitrag „%{title}“ ist jetzt ein Entwurf: %{reason}',
    styleUnpublished: 'Ihr Style „%{title}“ wurde vom Marktplatz zurückgezogen.',
    priceChanged:
      'Der Preis von %{smart_count} Produkt Ihres Sortiments hat sich geändert. |||| Die Preise von %{smart_count} Produkten Ihres Sortiments haben sich geändert.',
    sourceSuspended:
      '%{company} ist zurzeit gesperrt. %{smart_count} Produkt Ihres Sortiments pausiert. |||| %{company} ist zurzeit gesperrt. %{smart_count} Produkte Ihres Sortiments pausieren.',
    webhookGone:
      '%{shop}: Die Webhook-Adresse bei %{host} gibt es nicht mehr. Sie wurde ausgeschaltet.',
    webhookFailing:
      '%{shop}: Bei der Webhook-Adresse bei %{host} kam drei Tage lang kein Ereignis an. Sie wurde ausgeschaltet.',
  },
};

export const texts = {
  notifications,
  pages: { 'manufacturer-profile/settings': 'Einstellungen' },
};
