/** Colour inputs. */
export const colour = {
  pick: '%{name} aus der Palette wählen',
  enough: 'Der Text ist auf diesem Hintergrund gut lesbar (Kontrast %{ratio}:1).',
  low: 'Der Text ist auf diesem Hintergrund schlecht lesbar: Der Kontrast ist %{ratio}:1, empfohlen sind mindestens 4,5:1.',
};

export const texts = { colour };
