/** Requests of partners to connect, and what the network knows of them. */
export const network = {
  error: {
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
    DENIED_LATELY: 'Ihre Anfrage wurde abgelehnt. In %{days} Tagen können Sie erneut anfragen.',
    ALREADY_INVITED:
      'Die Einladung konnte nicht gesendet werden: Dieses Konto gibt es bereits, oder es ist schon eingeladen.',
    TOO_MANY_INVITATIONS:
      'Sie können %{limit} Einladungen am Tag senden. Versuchen Sie es morgen wieder.',
  },
  rules: {
    regionsWider:
      'Die Regionen lassen sich nur eingrenzen: Zu den angefragten darf nichts hinzukommen',
  },
};

export const texts = { error: network.error, rules: network.rules };
