import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { spellingKey } from '#contract/rules/spelling.ts';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { AttributeOptionsPageDocument } from './operations.generated.ts';
import type { ListedOption } from './useOptions.ts';

interface Props {
  id: string;
  /** Told the version that is saved now, from which the next attempt goes. */
  onOverwrite: (version: number) => void;
  valuesOf: (option: ListedOption) => object;
}

/** Somebody else was first: what is saved now can be taken over, or overwritten by what was typed. */
export const OptionConflict = ({ id, onOverwrite, valuesOf }: Props) => {
  const translate = useTranslate();
  const form = useFormContext();
  const { data } = useAsk('attributeOptionNow', AttributeOptionsPageDocument, {
    query: { ids: [id] },
  });
  const text = (key: string, values: object = {}) =>
    translate(`resources.collections/attributes.options.conflict.${key}`, values);
  if (!data) return null;
  const [current] = data.attributeOptions.data.results;
  if (!current) return <Alert severity="warning">{text('gone')}</Alert>;
  const version = current.version ?? 1;
  const take = () => {
    form.reset(valuesOf({ ...current, key: spellingKey(current.name) }));
    onOverwrite(version);
  };
  return (
    <Alert severity="warning">
      {text('text', { name: current.name })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={take}>
          {text('take')}
        </Button>
        <Button size="small" color="inherit" onClick={() => onOverwrite(version)}>
          {text('overwrite')}
        </Button>
      </Box>
    </Alert>
  );
};
