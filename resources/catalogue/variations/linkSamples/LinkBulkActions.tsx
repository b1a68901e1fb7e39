import LinkIcon from '@mui/icons-material/AddLink';
import UnlinkIcon from '@mui/icons-material/LinkOff';
import { useContext } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { UpdateSampleBoxLinksDocument } from './operations.generated.ts';
import { SampleBoxContext } from './sampleBoxContext.ts';

const messages = 'variationPages.linkSamples';

/** Links the parents of the selected variations to the sample box, or removes the links. */
export const LinkBulkActions = () => {
  const translate = useText();
  const { rows } = useBulkTarget();
  const sampleBox = useContext(SampleBoxContext);
  const link = useSetLinks(`${messages}.manyLinked`);
  const unlink = useSetLinks(`${messages}.manyUnlinked`);
  const isPending = link.isPending || unlink.isPending;
  const input = { sample_box_id: sampleBox?.box?.id, ...rows };
  return (
    <BulkBar label="resources.products/variations.selected">
      <BulkButton
        icon={<LinkIcon />}
        label={translate(`${messages}.link`)}
        isDisabled={isPending}
        onClick={() => link.mutateAsync({ input: { ...input, linked: true } })}
      />
      <BulkButton
        icon={<UnlinkIcon />}
        label={translate(`${messages}.unlink`)}
        isDisabled={isPending}
        onClick={() => unlink.mutateAsync({ input: { ...input, linked: false } })}
      />
    </BulkBar>
  );
};

const useSetLinks = (done: string) => {
  const { succeed, fail } = useBulkOutcome(done);
  return useApiMutation(UpdateSampleBoxLinksDocument, {
    onSuccess: ({ updateSampleBoxLinks }) => succeed(updateSampleBoxLinks),
    onError: fail,
  });
};
