import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props extends Pick<TextFieldProps, 'autoFocus' | 'onKeyDown' | 'sx'> {
  label?: string;
  value: string;
  onChange: (text: string) => void;
  /** Clears the text, if clearing takes more than `onChange('')`. */
  onClear?: () => void;
}

/** A text field for a search, with a clear button. */
export const SearchField = ({ label, value, onChange, onClear, ...props }: Props) => {
  const translate = useText();
  return (
    <TextField
      fullWidth
      {...props}
      label={label ?? translate('list.search')}
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
                onClick={onClear ?? (() => onChange(''))}
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
