import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { download } from '#providers/downloads/download.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import { type Choice, useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';

/** Selects a family and downloads its template. */
export const TemplateForm = ({ onDownloaded }: { onDownloaded?: () => void }) => {
  const text = useText('resources.products/imports.template');
  const notify = useNotify();
  const [family, setFamily] = useState<Choice | null>(null);
  const [isPending, setPending] = useState(false);
  const load = async ({ id, name }: Choice) => {
    // the button is never disabled, because a disabled button loses the focus
    if (isPending) return;
    setPending(true);
    try {
      const query = new URLSearchParams({ family: id, language: language.get() });
      await download(`/imports/template?${query}`, `${name}.xlsx`);
      onDownloaded?.();
    } catch {
      notify('resources.products/imports.template.failed', { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: 1 }}>
      <Picker<Choice>
        label={text('family')}
        search={useChoiceSearch('collections/attribute-families')}
        value={family}
        onChange={setFamily}
        sx={{ flex: 1, minWidth: 220 }}
      />
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={!family}
        aria-disabled={isPending}
        onClick={() => family && load(family)}
      >
        {text('download')}
      </Button>
    </Box>
  );
};
