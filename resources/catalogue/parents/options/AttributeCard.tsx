import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ChosenAttribute, Named } from '#resources/catalogue/parents/parentForm.ts';
import { ExpandButton } from '#ui/actions/ExpandButton.tsx';
import { OptionPicker } from './OptionPicker.tsx';

interface Props {
  attribute: ChosenAttribute;
  handle: ReactNode;
  /** Whether the family lacks the attribute, for example after the family has changed. */
  isForeign: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (options: Named[]) => void;
  /** If omitted, the user cannot remove the attribute. */
  onRemove?: () => void;
}

const messages = 'resources.products/parents.attributes';
const namesAtMost = 12;

/** Shows an attribute with its selected options; expanded, it shows all options. */
export const AttributeCard = (props: Props) => {
  const { attribute, handle, isForeign, isOpen, onToggle, onChange, onRemove } = props;
  const translate = useText();
  const { name, options } = attribute;
  const text = (key: string) => translate(`${messages}.${key}`, { name });
  const names = options.slice(0, namesAtMost).map((option) => option.name);
  if (options.length > namesAtMost) names.push('…');
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
        {handle}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="p">
            {name}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
              {translate(`${messages}.count`, options.length)}
            </Typography>
          </Typography>
          {isForeign && (
            <Typography variant="body2" color="error">
              {text('notInFamily')}
            </Typography>
          )}
          {options.length > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {names.join(', ')}
            </Typography>
          )}
        </Box>
        <ExpandButton isOpen={isOpen} label={text(isOpen ? 'close' : 'open')} onToggle={onToggle} />
        {onRemove && (
          <IconButton size="small" aria-label={text('remove')} onClick={onRemove}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {isOpen && (
        <Box sx={{ px: 2, pb: 2, pt: 1 }}>
          <OptionPicker attribute={attribute} onChange={onChange} />
        </Box>
      )}
    </Box>
  );
};
