/** Undoing a bulk change. */
export const undo = {
  title: 'Undo this bulk change?',
  what: '“%{kind}” of %{at}',
  restores:
    '%{count} record returns to its previous state. |||| %{count} records return to their previous state.',
  stay: '%{count} has been changed since and stays as it is. |||| %{count} have been changed since and stay as they are.',
  notLoaded: 'The change could not be loaded.',
  done: '%{smart_count} record is as it was before the change. |||| %{smart_count} records are as they were before the change.',
};

export const texts = { undo };
