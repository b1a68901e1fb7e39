/** Records as shops show them. */
export const shopPreview = {
  open: 'Im Shop ansehen',
  shops: 'Shops',
  noAddress: 'Noch hat kein Shop eine Adresse. Administratoren tragen sie unter „Shops“ ein.',
};

export const texts = { shopPreview };
