import {
  type KeyKind,
  manufacturerActivation,
  resetOf,
  vendorActivation,
} from '#providers/accounts/access.ts';
import { currentPortal } from '#providers/portal.ts';
import { SetPasswordPage } from './SetPasswordPage.tsx';
import { TakeBackPage } from './TakeBackPage.tsx';

const kinds: Record<string, KeyKind> = {
  reset: resetOf(currentPortal()),
  vendor: vendorActivation,
  manufacturer: manufacturerActivation,
};

interface Props {
  /** Sets a new password or the first one of a partner, or restores the former address. */
  of: 'reset' | 'vendor' | 'manufacturer' | 'takeBack';
}

/** The pages of mailed links with a key (specification 2). */
const KeyPage = ({ of }: Props) => {
  const kind = kinds[of];
  return kind ? <SetPasswordPage kind={kind} /> : <TakeBackPage />;
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default KeyPage;
