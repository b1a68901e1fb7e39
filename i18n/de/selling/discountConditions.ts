/** What limits a discount, one sentence for each condition; in quotes, too. */
export const discountConditions = {
  categories:
    'Der Rabatt gilt nur für Produkte der Kategorie %{names} und ihrer Unterkategorien. |||| Der Rabatt gilt nur für Produkte der Kategorien %{names} und ihrer Unterkategorien.',
  tags: 'Der Rabatt gilt nur für Produkte mit dem Schlagwort %{names}. |||| Der Rabatt gilt nur für Produkte mit einem der Schlagwörter %{names}.',
  manufacturers:
    'Der Rabatt gilt nur für Produkte des Herstellers %{names}. |||| Der Rabatt gilt nur für Produkte der Hersteller %{names}.',
  vendors:
    'Der Rabatt gilt nur für Produkte des Verkäufers %{names}. |||| Der Rabatt gilt nur für Produkte der Verkäufer %{names}.',
  minValue: 'Die Produkte müssen zusammen mindestens %{amount} kosten.',
  minValueOfThese: 'Die rabattierten Produkte müssen zusammen mindestens %{amount} kosten.',
  shops: 'Der Code gilt nur im Shop %{names}. |||| Der Code gilt nur in den Shops %{names}.',
  someShops: 'Der Code gilt nur in ausgewählten Shops.',
  oncePerCustomer: 'Jeder Kunde kann den Code nur für eine Bestellung verwenden.',
  more: '%{smart_count} weitere',
};

export const texts = { discountConditions };
