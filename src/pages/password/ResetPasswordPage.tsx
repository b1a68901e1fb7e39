import { resetOf } from '#providers/accounts/access.ts';
import { currentPortal } from '#providers/portal.ts';
import { SetPasswordPage } from './SetPasswordPage.tsx';

const kind = resetOf(currentPortal());

/** `/reset-password/{id}`: sets a new password for an account of this portal. */
const ResetPasswordPage = () => <SetPasswordPage kind={kind} />;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ResetPasswordPage;
