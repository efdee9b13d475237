/** An audit entry needs an account, which an API token lacks. */
export default (context: { state: { user?: { email?: string } } }) => Boolean(context.state.user?.email);
