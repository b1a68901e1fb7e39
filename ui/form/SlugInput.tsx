import SuggestIcon from '@mui/icons-material/AutoFixHighOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import {
  FieldTitle,
  useInput,
  useRecordContext,
  useResourceContext,
  ValidationError,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { freeSlug } from '#contract/slug.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  source?: string;
  /** The field from which the slug is derived. */
  from?: string;
  /** Whether the form already knows that the slug is taken; the API has the final say. */
  isTaken?: (slug: string) => boolean;
}

const nothingTaken = () => false;

/**
 * The input for a record's slug. For a new record the slug follows the name until the user edits
 * it. The slug of an existing record changes only on request, because there are links to it.
 */
export const SlugInput = ({ source = 'slug', from = 'name', isTaken = nothingTaken }: Props) => {
  const translate = useText();
  const resource = useResourceContext();
  const { field, fieldState, id, isRequired } = useInput({ source });
  const name: unknown = useWatch({ name: from });
  const proposal = typeof name === 'string' ? freeSlug(name, isTaken) : '';
  const isNew = !useRecordContext()?.id;
  const [follows, setFollows] = useState(!field.value || (isNew && field.value === proposal));
  const { onChange } = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slug follows only the name
  useEffect(() => {
    if (follows) onChange(proposal);
  }, [proposal, follows]);
  const { error } = fieldState;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle source={source} resource={resource} isRequired={isRequired} />}
      value={field.value ?? ''}
      onChange={(event) => {
        setFollows(event.target.value === '');
        onChange(event.target.value);
      }}
      onBlur={field.onBlur}
      error={Boolean(error)}
      helperText={
        error?.message ? <ValidationError error={error.message} /> : translate('form.slug.help')
      }
      slotProps={{
        htmlInput: { maxLength: limits.slug, spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: !follows && proposal !== '' && proposal !== field.value && (
            <InputAdornment position="end">
              <Tooltip title={translate('form.slug.propose', { slug: proposal })}>
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate('form.slug.propose', { slug: proposal })}
                  onClick={() => onChange(proposal)}
                >
                  <SuggestIcon fontSize="small" />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
