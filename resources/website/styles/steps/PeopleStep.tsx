import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { CollaboratorsInput } from './CollaboratorsInput.tsx';
import { NetworksInput } from './NetworksInput.tsx';

/** Edits the collaborators of a style and their social media profiles. */
export const PeopleStep = () => {
  const text = useText('resources.styles');
  return (
    <>
      <FormCard title={text('fields.collaborators')}>
        <CollaboratorsInput />
      </FormCard>
      <FormCard title={text('fields.networks')}>
        <NetworksInput />
      </FormCard>
    </>
  );
};
