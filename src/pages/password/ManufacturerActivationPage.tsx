import { manufacturerActivation } from '#providers/accounts/access.ts';
import { SetPasswordPage } from './SetPasswordPage.tsx';

/** `/manufacturer/{key}`: a manufacturer sets the first password. */
const ManufacturerActivationPage = () => <SetPasswordPage kind={manufacturerActivation} />;

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ManufacturerActivationPage;
