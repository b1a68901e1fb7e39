import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
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
  const translate = useTranslate();
  const createPath = useCreatePath();
  const text = (key: string) =>
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
