import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import type { Partner } from '#contract/rules/people/profile.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { LogoInput } from './LogoInput.tsx';
import { labelOf, lineOf } from './line.ts';
import { ProfileCategoriesInput } from './ProfileCategoriesInput.tsx';

interface Props {
  kind: Partner;
  companyName: string | null;
}

export const GeneralFields = ({ kind, companyName }: Props) => {
  const translate = useDynamicText();
  return (
    <>
      {kind === 'vendor' ? (
        <TextInput
          source="company_name"
          label={labelOf('company_name')}
          helperText={false}
          autoComplete="organization"
          slotProps={lineOf(limits.companyName)}
        />
      ) : (
        <div>
          <Typography variant="body2" color="text.secondary">
            {translate(labelOf('company_name'))}
          </Typography>
          <Typography>{companyName}</Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('profile.nameByAdmin')}
          </Typography>
        </div>
      )}
      <TextInput
        source="short_name"
        label={labelOf('short_name')}
        helperText={false}
        slotProps={lineOf(limits.companyName)}
      />
      <LogoInput />
      <TextInput
        source="description"
        label={labelOf('description')}
        helperText={translate('profile.upTo', { limit: limits.profileDescription })}
        multiline
        minRows={4}
        slotProps={lineOf(limits.profileDescription)}
      />
      {kind === 'vendor' && (
        <>
          <ProfileCategoriesInput />
          {(['service_offering', 'awards'] as const).map((source) => (
            <TextInput
              key={source}
              source={source}
              label={labelOf(source)}
              helperText={translate('profile.upTo', { limit: limits.profileText })}
              slotProps={lineOf(limits.profileText)}
            />
          ))}
        </>
      )}
    </>
  );
};
