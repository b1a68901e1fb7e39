import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { limits } from '#contract/limits.ts';

interface Props {
  text: string;
  onChange: (text: string) => void;
  label?: string;
}

/** What a tree is searched for; it counts at once, since the whole tree is here. */
export const TreeSearchField = ({ text, onChange, label }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      label={label ?? translate('list.search')}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: limits.searchText },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('list.clearSearch')}
                onClick={() => onChange('')}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
