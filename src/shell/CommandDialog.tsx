import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useId, useMemo } from 'react';
import { useCreatePath, useNavigate, useTranslate } from 'react-admin';
import { pathOf, titleKeyOf } from '#providers/registry/definition.ts';
import { menuOf } from './menu.ts';
import { useVisible } from './useVisible.ts';

interface Command {
  label: string;
  group: string;
  to: string;
}

/** Every menu page and create page the role may open. */
const useCommands = (): Command[] => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const visible = useVisible();
  const creatable = useVisible('create');
  return useMemo(() => {
    const dashboard = translate('shell.dashboard');
    const pages = menuOf(visible).flatMap(({ group, definitions }) =>
      definitions.flatMap((definition) => {
        const entry = (label: string, to: string) => ({
          label,
          to,
          group: translate(`shell.groups.${group}`),
        });
        const page = entry(translate(titleKeyOf(definition), 2), pathOf(definition));
        if (definition.kind === 'page' || !definition.views.includes('create')) return [page];
        if (!creatable.includes(definition)) return [page];
        const name = translate(titleKeyOf(definition), 1);
        const create = createPath({ resource: definition.name, type: 'create' });
        return [page, entry(translate('shell.search.create', { name }), create)];
      }),
    );
    return [{ label: dashboard, group: '', to: '/' }, ...pages];
  }, [translate, createPath, visible, creatable]);
};

const CommandDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const commands = useCommands();
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
        options={commands}
        noOptionsText={translate('shell.search.none')}
        forcePopupIcon={false}
        onChange={(_, command) => {
          if (!command) return;
          onClose();
          navigate(command.to);
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        renderOption={({ key, ...props }, { label, group }) => (
          <li key={key} {...props}>
            <ListItemText primary={label} secondary={group} />
          </li>
        )}
        renderInput={(params) => (
          <TextField {...params} autoFocus label={translate('shell.search.label')} />
        )}
        sx={{ p: 2 }}
        // inside the dialog, which would otherwise cut it off
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

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default CommandDialog;
