/** What the tabs of a browser hear on when somebody logs in or out. */
export const sessionChannel = "pendar.session"
