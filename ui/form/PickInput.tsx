import AddIcon from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';
import { useChoiceTexts } from './useChoiceTexts.ts';
import { useDebounced } from './useDebounced.ts';

type Choice = RaRecord<string> & { name: string };

interface Props<Item extends Choice> {
  /** The resource whose `choices` provide the options. */
  resource: string;
  label: string;
  /** Ids of the records already picked. */
  excluded: ReadonlySet<string>;
  onPick: (item: Item) => void;
  /** Shown beside a choice's name. */
  detailOf?: (item: Item) => ReactNode;
}

const waitMs = 250;
const shownAtOnce = 50;
const byName = { field: 'name', order: 'ASC' } as const;

/** Adds records to a list one at a time, with a search on the server. */
export const PickInput = <Item extends Choice>(props: Props<Item>) => {
  const { resource, label, excluded, onPick, detailOf } = props;
  const texts = useChoiceTexts();
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), waitMs);
  const { data = [], isFetching } = useGetList<Item>(resource, {
    filter: name ? { name } : {},
    sort: byName,
    // the response also contains records already picked, so it needs a larger page
    pagination: { page: 1, perPage: Math.min(shownAtOnce + excluded.size, 1000) },
    ...choicesQuery,
  });
  const choices = data.filter(({ id }) => !excluded.has(id)).slice(0, shownAtOnce);
  return (
    <Autocomplete<Item>
      // the input is cleared after each pick
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
      onChange={(_event, item) => {
        if (!item) return;
        setText('');
        onPick(item);
      }}
      options={choices}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={(item) => item.name}
      loading={isFetching || name !== text.trim()}
      {...texts}
      blurOnSelect={false}
      clearOnBlur
      renderOption={({ key, ...optionProps }, item) => (
        <Box component="li" key={key} {...optionProps} sx={{ display: 'flex', gap: 2 }}>
          <span>{item.name}</span>
          {detailOf && (
            <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
              {detailOf(item)}
            </Typography>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start">
                  <AddIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
};
