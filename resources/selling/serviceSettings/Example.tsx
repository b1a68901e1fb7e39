import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { euroText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { exampleOf } from './exampleOf.ts';
import type { ServiceSettingRecord } from './record.generated.ts';

/** Calculates the cost of a service with the unsaved form values. */
export const Example = () => {
  const text = useText('resources.craftsman-settings/service-settings');
  const locale = language.use();
  const values = useWatch() as Partial<ServiceSettingRecord>;
  const [typed, setTyped] = useState('60');
  const minutes = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  const example = exampleOf(values, minutes);
  return (
    <SectionCard title={text('sections.example')}>
      <Stack spacing={2}>
        <TextField
          label={text('example.suggested')}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' } }}
        />
        <div aria-live="polite">
          {example ? (
            <>
              <Typography>{text('example.billed', { minutes: example.billed })}</Typography>
              <Typography sx={{ fontWeight: 600 }}>
                {text('example.cost', { cost: euroText(example.cost, locale) })}
              </Typography>
            </>
          ) : (
            <Typography>{text('example.incomplete')}</Typography>
          )}
        </div>
      </Stack>
    </SectionCard>
  );
};
