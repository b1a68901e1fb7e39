import type { HidingReason } from '#contract/rules/people/profile.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Notice } from '#ui/layout/Notice.tsx';

/** The pages that remove a reason; an administrator removes the others. */
const pages = {
  parts: '/vendor-profile/profile-information',
  wholesale: '/order-settings',
};
const isMendable = (reason: HidingReason): reason is keyof typeof pages => reason in pages;

interface Props {
  reason: HidingReason;
  /** False on the page that removes the reason itself. */
  hasLink?: boolean;
}

/** Says why others do not see the partner yet, and links to the next step. */
export const HiddenNotice = ({ reason, hasLink = true }: Props) => {
  const text = useText('profile.hiddenBy');
  const link = hasLink && isMendable(reason) && { to: pages[reason], action: text(`to.${reason}`) };
  return (
    <Notice severity="info" {...link}>
      {text(reason)}
    </Notice>
  );
};
