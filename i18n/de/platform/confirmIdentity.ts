/** The dialog before calls that need a recent proof of identity. */
export const confirmIdentity = {
  title: 'Bestätigen Sie, dass Sie es sind',
  passwordText:
    'Geben Sie Ihr Passwort ein, um fortzufahren. Danach werden Sie zehn Minuten lang nicht wieder gefragt.',
  codeText:
    'Geben Sie einen Code aus Ihrer App ein, um fortzufahren. Danach werden Sie zehn Minuten lang nicht wieder gefragt.',
  passkeyText:
    'Verwenden Sie Ihren Passkey oder einen Code, um fortzufahren. Danach werden Sie zehn Minuten lang nicht mehr gefragt.',
  password: 'Passwort',
  code: 'Code',
  codeHelp: 'Ein Wiederherstellungscode geht auch.',
  usePasskey: 'Passkey verwenden',
  confirm: 'Bestätigen',
};

export const texts = { confirmIdentity };
