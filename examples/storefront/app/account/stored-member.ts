/** The name under which the browser and each of its tabs store whose their other entries are. */
export const STORED_MEMBER = 'selvage_member'
