// Storybook looks for its frame's settings here; what they need is installed in stories/.
import '../stories/support/manager.ts'
