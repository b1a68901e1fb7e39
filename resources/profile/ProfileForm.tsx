import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { Form, useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Partner, profileInputs, profileParts } from '#contract/rules/profile.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { useReportFormError } from '#ui/layout/useReportError.ts';
import { type OwnProfileQuery, UpdateOwnProfileDocument } from './operations.generated.ts';

const dashboard = '/';
const validations = {
  manufacturer: validateBy(profileInputs.manufacturer),
  vendor: validateBy(profileInputs.vendor),
};

interface Props {
  kind: Partner;
  profile: OwnProfileQuery['ownProfile']['data'];
}

/** All parts of a partner's kind; the dashboard tells which are missing, so saving leads back there. */
export const ProfileForm = ({ kind, profile }: Props) => {
  const translate = useTranslate();
  const save = useSave();
  // what is fetched anew never overwrites what somebody types
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
              label={`dashboard.profile.parts.${part}`}
              helperText={false}
              multiline={part === 'description'}
              minRows={part === 'description' ? 4 : undefined}
              {...(autoComplete[part] && { autoComplete: autoComplete[part] })}
            />
          ))}
        </Box>
      </FormCard>
      <SaveBar backTo={dashboard} />
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

const useSave = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  const reportError = useReportFormError();
  const queryClient = useQueryClient();
  const { mutateAsync } = useSend(UpdateOwnProfileDocument);
  return async (input: object) => {
    try {
      await mutateAsync({ input });
    } catch (error) {
      reportError(error);
      return error instanceof RequestError ? error.body.errors : undefined;
    }
    notify('profile.saved', { type: 'success' });
    // a vendor's name is in the header, too
    void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    navigate(dashboard);
    return undefined;
  };
};
