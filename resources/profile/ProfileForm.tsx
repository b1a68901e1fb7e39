import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Form, TextInput, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { type Partner, profileInputs, profileParts } from '#contract/rules/profile.ts';
import { useCall } from '#providers/dataProvider/useCall.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { ConflictProvider, useConflict } from '#ui/conflict/conflictContext.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import {
  OwnProfileDocument,
  type OwnProfileQuery,
  UpdateOwnProfileDocument,
} from './operations.generated.ts';

const dashboard = '/';
const labelOf = (part: string) => `dashboard.profile.parts.${part}`;
const fieldsOf = (kind: Partner) =>
  profileParts[kind].map((source) => ({ source, label: labelOf(source) }));
const fields = { manufacturer: fieldsOf('manufacturer'), vendor: fieldsOf('vendor') };
const validations = {
  manufacturer: validateBy(profileInputs.manufacturer),
  vendor: validateBy(profileInputs.vendor),
};

interface Props {
  kind: Partner;
  profile: OwnProfileQuery['ownProfile']['data'];
}

/**
 * All profile parts of a kind of partner. The dashboard shows what is missing, so saving leads back
 * there.
 */
export const ProfileForm = ({ kind, profile }: Props) => {
  const translate = useTranslate();
  const { take, conflict } = useConflict(kind, fields[kind], useLoadProfile());
  const save = useSave(take);
  // a refetch must not overwrite input
  const [opened] = useState(profile);
  return (
    <Form
      noValidate
      validate={validations[kind]}
      defaultValues={opened}
      sanitizeEmptyValues
      onSubmit={save}
    >
      <FormCard title={translate('profile.company')}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
          {profileParts[kind].map((part) => (
            <TextInput
              key={part}
              source={part}
              label={labelOf(part)}
              helperText={false}
              multiline={part === 'description'}
              minRows={part === 'description' ? 4 : undefined}
              {...(autoComplete[part] && { autoComplete: autoComplete[part] })}
            />
          ))}
        </Box>
      </FormCard>
      <ConflictProvider value={conflict}>
        <SaveBar backTo={dashboard} />
      </ConflictProvider>
      <UnsavedGuard />
    </Form>
  );
};

const autoComplete: Record<string, string> = {
  company_name: 'organization',
  phone: 'tel',
  street: 'street-address',
  post_code: 'postal-code',
  city: 'address-level2',
};

const useLoadProfile = () => {
  const call = useCall();
  return useCallback(async () => (await call(OwnProfileDocument, {})).ownProfile.data, [call]);
};

/** @param takeConflict returns true for an error it handles */
const useSave = (takeConflict: (error: unknown) => boolean) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const reportError = useReportFormError();
  const queryClient = useQueryClient();
  const { mutateAsync } = useSend(UpdateOwnProfileDocument);
  return async (input: object) => {
    try {
      await mutateAsync({ input });
    } catch (error) {
      if (takeConflict(error)) return undefined;
      reportError(error);
      return error instanceof RequestError ? error.body.errors : undefined;
    }
    notify('profile.saved', { type: 'success' });
    // the header shows a vendor's name too
    void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    navigate(dashboard);
    return undefined;
  };
};
