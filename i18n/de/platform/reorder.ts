/** Of the dialog for sorting records; `names` and `Names` are the resource's name in the plural. */
export const reorder = {
  open: 'Reihenfolge ändern',
  title: 'Reihenfolge der %{names}',
  list: '%{Names} in ihrer Reihenfolge',
  saved: 'Die Reihenfolge wurde gespeichert.',
  changed: 'Inzwischen gibt es andere %{names}. Die Liste wurde neu geladen.',
};

export const texts = { reorder };
