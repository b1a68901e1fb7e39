import Box from '@mui/material/Box';
import { useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { VariationRow } from '#resources/catalogue/variations/parts/records.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { SampleBoxContext } from './sampleBoxContext.ts';

/** Shows whether the row's parent is linked to the sample box, with a toggle button. */
export const LinkedState = () => {
  const text = useText('resources.products/variations.linkSamples');
  const record = useRecordContext<VariationRow>();
  const sampleBox = useContext(SampleBoxContext);
  if (!record || !sampleBox) return null;
  const { id, name } = record.parent;
  const isLinked = sampleBox.linked.has(id);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Badge tone={isLinked ? 'success' : 'warning'}>
        {text(isLinked ? 'linked' : 'notLinked')}
      </Badge>
      <ActionButton
        size="small"
        aria-label={`${text(isLinked ? 'unlink' : 'link')}: ${name}`}
        onClick={() => sampleBox.toggle(id)}
      >
        {text(isLinked ? 'unlink' : 'link')}
      </ActionButton>
    </Box>
  );
};
