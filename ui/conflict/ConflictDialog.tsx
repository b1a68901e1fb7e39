import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useId, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { DifferenceChoice } from './DifferenceChoice.tsx';
import { type Difference, firstChoices, type Side } from './differences.ts';
import { SavedBy } from './SavedBy.tsx';

interface Props {
  /** The saved record, and the time of the save if the record has a timestamp. */
  saved: { entity: string; id: string; at: unknown };
  differences: readonly Difference[];
  onDecide: (sides: Record<string, Side>) => void;
  onClose: () => void;
}

/** Shown when another user saved first. Each field shows both values, and the user chooses one. */
export const ConflictDialog = ({ saved, differences, onDecide, onClose }: Props) => {
  const translate = useText();
  const textId = useId();
  const [first] = useState(() => firstChoices(differences));
  const [sides, setSides] = useState(first);
  const open = differences.filter(({ field }) => !sides[field.source]).length;
  const all = (side: Side) =>
    setSides(Object.fromEntries(differences.map(({ field }) => [field.source, side])));
  return (
    <DialogFrame
      onClose={onClose}
      width="md"
      aria-describedby={textId}
      title={translate('conflict.title')}
      isAtRisk={sides !== first}
      actionsSx={{ gap: 1 }}
      actions={
        <>
          <Box role="status" sx={{ mr: 'auto', typography: 'body2', color: 'text.secondary' }}>
            {open > 0 && translate('conflict.open', open)}
          </Box>
          <Button onClick={onClose}>{translate('conflict.back')}</Button>
          <ActionButton variant="contained" disabled={open > 0} onClick={() => onDecide(sides)}>
            {translate('conflict.save')}
          </ActionButton>
        </>
      }
    >
      <DialogContentText id={textId}>
        {translate('conflict.text')}
        {typeof saved.at === 'string' && (
          <>
            {` ${translate('conflict.savedAt')} `}
            <DateText value={saved.at} />
            <SavedBy entity={saved.entity} id={saved.id} />
          </>
        )}
      </DialogContentText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        <Button size="small" variant="outlined" onClick={() => all('mine')}>
          {translate('conflict.allMine')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => all('theirs')}>
          {translate('conflict.allTheirs')}
        </Button>
      </Box>
      {differences.map((difference) => (
        <DifferenceChoice
          key={difference.field.source}
          difference={difference}
          side={sides[difference.field.source]}
          onChoose={(side) => setSides({ ...sides, [difference.field.source]: side })}
        />
      ))}
    </DialogFrame>
  );
};
