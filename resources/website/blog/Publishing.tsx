import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { check } from '#contract/rules/platform/check.ts';
import { type BlogState, blogPostInput, blogStates } from '#contract/rules/website/blogPost.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DateTimeInput } from '#ui/form/DateTimeInput.tsx';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import type { BlogPostRecord } from './record.generated.ts';

const dayMs = 86_400_000;

/** Returns the time of this full hour tomorrow. */
const tomorrow = (): string => {
  const moment = new Date(Date.now() + dayMs);
  moment.setUTCMinutes(0, 0, 0);
  return moment.toISOString();
};

const stateOf = (status: unknown, publishAt: unknown): BlogState => {
  if (status === '1') return 'published';
  return publishAt ? 'scheduled' : 'draft';
};

/** Edits whether and from when other people can read the post; takes effect on save. */
export const Publishing = () => {
  const text = useText(useResourcePrefix());
  const labelId = useId();
  const { setValue } = useFormContext();
  const [status, publishAt] = useWatch({ name: ['status', 'publishAt'] });
  // keeps "scheduled" selected while the user is editing the date
  const [isPlanning, setPlanning] = useState(false);
  const known = stateOf(status, publishAt);
  const state = known === 'draft' && isPlanning ? 'scheduled' : known;
  const choose = (chosen: BlogState) => {
    setPlanning(chosen === 'scheduled');
    setValue('status', chosen === 'published' ? '1' : '2', { shouldDirty: true });
    const moment = chosen === 'scheduled' ? (publishAt ?? tomorrow()) : null;
    setValue('publishAt', moment, { shouldDirty: true });
  };
  const help = state === 'scheduled' && publishAt && Date.parse(publishAt) < Date.now();
  return (
    <>
      <Withdrawn />
      <Box>
        <Typography id={labelId} variant="body2" color="text.secondary" mb={0.75}>
          {text('fields.status')}
        </Typography>
        <ToggleChoice<BlogState> value={state} onChange={choose} aria-labelledby={labelId}>
          {blogStates.map((each) => (
            <ToggleButton key={each} value={each}>
              {text(`states.${each}`)}
            </ToggleButton>
          ))}
        </ToggleChoice>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 1 }}>
          {text(`help.${help ? 'past' : state}`)}
        </Typography>
      </Box>
      {state === 'scheduled' && (
        <DateTimeInput source="publishAt" helperText={text('help.publishAt')} />
      )}
      {state !== 'draft' && <Missing />}
    </>
  );
};

/** Lists the fields that a post still needs for publishing; hidden if there are none. */
const Missing = () => {
  const text = useText(useResourcePrefix());
  const values = useWatch();
  const result = check(blogPostInput, { ...values, status: '1' });
  const missing = result.ok ? [] : Object.keys(result.violations);
  if (missing.length === 0) return null;
  return (
    <Alert severity="info" icon={false}>
      {text('help.needed', { fields: missing.map((field) => text(`fields.${field}`)).join(', ') })}
    </Alert>
  );
};

const Withdrawn = () => {
  const translate = useText();
  const text = useText(useResourcePrefix());
  const { withdrawnReason: reason } = useRecordContext<BlogPostRecord>() ?? {};
  if (!reason) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{text('withdrawn.title')}</AlertTitle>
      {translate('resources.blog.withdrawn.text', { reason })} {text('withdrawn.done')}
    </Alert>
  );
};
