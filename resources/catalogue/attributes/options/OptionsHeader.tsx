import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import type { KeyBelow } from '#i18n/keys.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

interface Props {
  id: string;
  name: string;
  isSystem: boolean;
  title: 'title' | 'titleValues';
  actions?: ReactNode;
}

/** The page heading, with a link back to the attribute. */
export const OptionsHeader = ({ id, name, isSystem, title, actions }: Props) => {
  const translate = useText();
  const createPath = useCreatePath();
  const text = (key: KeyBelow<'resources.collections/attributes.options'>) =>
    translate(`resources.collections/attributes.options.${key}`, { name });
  return (
    <PageHeader
      back={
        <BackLink to={createPath({ resource: 'collections/attributes', type: 'edit', id })}>
          {name}
        </BackLink>
      }
      title={text(title)}
      subtitle={text(isSystem ? 'system' : 'informative')}
      actions={actions}
    />
  );
};
