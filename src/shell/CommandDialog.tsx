import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useNavigate } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { commandsNamed, useCommands } from './useCommands.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useScreenActions } from './useScreenActions.ts';

/** Searches the actions of the screen and pages by name, and records by their words. */
const CommandDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const actions = commandsNamed(useScreenActions(), text);
  const pages = commandsNamed(useCommands(), text);
  const { records, isSearching, hasFailed } = useFoundRecords(text);
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={titleId} sx={visuallyHidden}>
        {translate('shell.search.open')}
      </DialogTitle>
      <Autocomplete
        open
        autoHighlight
        disablePortal
        options={[...actions, ...pages, ...records]}
        // the server has already filtered the records, also by fields that are not shown
        filterOptions={(options) => options}
        getOptionKey={(command) => `${'to' in command ? command.to : ''} ${command.label}`}
        onInputChange={(_, value) => setText(value)}
        noOptionsText={translate(`shell.search.${isSearching ? 'searching' : 'none'}`)}
        forcePopupIcon={false}
        onChange={(_, command) => {
          if (!command) return;
          onClose();
          if ('to' in command) navigate(command.to);
          // once the dialog has returned the focus
          else setTimeout(command.run);
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        renderOption={({ key, ...props }, command) => (
          <li key={key} {...props}>
            {'image' in command && command.image !== undefined && (
              <ListItemIcon sx={{ minWidth: 0, mr: 1.5 }}>
                <Thumbnail image={command.image} size={40} />
              </ListItemIcon>
            )}
            <ListItemText
              primary={command.label}
              secondary={command.group}
              sx={{ my: 0, overflowWrap: 'anywhere' }}
            />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={translate('shell.search.label')}
            helperText={hasFailed && translate('shell.search.failed')}
          />
        )}
        sx={{ p: 2 }}
        // rendered inside the dialog but not clipped by it
        slotProps={{
          popper: {
            sx: {
              position: 'static !important',
              transform: 'none !important',
              width: 'auto !important',
            },
          },
        }}
      />
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default CommandDialog;
