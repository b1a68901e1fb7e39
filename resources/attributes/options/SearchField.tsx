import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { limits } from '#contract/limits.ts';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  autoFocus?: boolean;
}

/** A text to search for in what is loaded already. */
export const SearchField = ({ label, value, onChange, autoFocus }: Props) => {
  const translate = useTranslate();
  return (
    <TextField
      fullWidth
      autoFocus={autoFocus}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: limits.searchText },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: value && (
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
