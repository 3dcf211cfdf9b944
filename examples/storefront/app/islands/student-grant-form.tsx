/** The form of the student project grant, whose summary takes focus once its script is there. */
export { StudentGrantForm as default } from '@selvage/react/student-grant'
